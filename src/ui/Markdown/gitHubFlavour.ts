import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { Options } from 'react-markdown'
import { addresses } from './addresses.ts'
import { blocks } from './blocks.ts'
import { emphasis } from './emphasis.ts'
import { faces } from './faces.ts'

/**
 * What GitHub's flavour adds to markdown, made of the parts of `remark-gfm`, where chats need it otherwise with a rule
 * of our own (docs/decisions.md). The package itself contains the code that writes markdown, 7 kB that is never used,
 * and footnotes, whose ids would repeat in two messages of a conversation.
 */
export const gitHubFlavour: NonNullable<Options['remarkPlugins']>[number] = function gitHubFlavour() {
  const data = this.data() as Record<'micromarkExtensions' | 'fromMarkdownExtensions', unknown[] | undefined>
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    addresses(),
    emphasis(),
    blocks(),
    gfmTaskListItem(),
    faces(),
  ]
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    { ...gfmAutolinkLiteralFromMarkdown(), transforms: [] },
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ]
}
