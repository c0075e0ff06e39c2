import { linkedContract } from '#mocks/rehearsal/contractLink.ts'
import { fileAsked } from '#mocks/world/worldChoices.ts'

/** The servers of all stories follow the new contract that the page's address names: `contract=./new-openapi.yaml`. */
export async function followLinkedContract(): Promise<void> {
  const asked = fileAsked('contract', window.location.search)
  if (asked === undefined) return
  const linked = await linkedContract(asked, {
    folder: new URL('.', document.baseURI).href,
    fetch: window.fetch.bind(window),
  })
  // Storybook shows it instead of the story.
  if ('notice' in linked) throw new Error(linked.notice)
  globalThis.rehearsedAlterations = linked.contract.differences.flatMap(({ alterations }) => alterations)
}
