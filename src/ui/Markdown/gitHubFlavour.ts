import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { Options } from 'react-markdown'

/**
 * What GitHub's flavour adds to markdown, made of the parts of `remark-gfm`. The package itself contains the code that
 * writes markdown, 7 kB that is never used, and footnotes, whose ids would repeat in two messages of a conversation.
 * HTML is not supported: what looks like a tag is plain text, so that no words are lost.
 */
export const gitHubFlavour: NonNullable<Options['remarkPlugins']>[number] = function gitHubFlavour() {
  const data = this.data() as Record<'micromarkExtensions' | 'fromMarkdownExtensions', unknown[] | undefined>
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    gfmAutolinkLiteral(),
    gfmStrikethrough(),
    gfmTable(),
    gfmTaskListItem(),
    { disable: { null: ['htmlFlow', 'htmlText'] } },
  ]
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    gfmAutolinkLiteralFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ]
}
