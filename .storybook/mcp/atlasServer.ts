import { ValibotJsonSchemaAdapter } from '@tmcp/adapter-valibot'
import { McpServer } from 'tmcp'
import { tool } from 'tmcp/utils'
import { readAtlas } from '#storybook/atlas/atlasFile.ts'
import type { State } from '#storybook/atlas/storyRecord.ts'
import { findStatesInput, foundStates } from './findStatesTool.ts'
import { withShortIssues } from './shortIssues.ts'
import { stateInput, wholeState } from './stateTool.ts'

const INSTRUCTIONS =
  'Finds the story of any state of the app by its words, a call, a status or a screen, and tells what it shows and calls.'
const FIND_STATES =
  'Finds stories by words on the screen, an operation ("deleteChat"), a status ("409") or a viewer, best first. Calls are "operation outcome circumstance…"; the outcome is a status, "none" (the connection broke) or "pending".'
const STATE = 'Everything that the atlas holds of one story: all its texts, controls and calls.'
/** Neither tool changes anything or leaves the machine. */
const annotations = { readOnlyHint: true, openWorldHint: false }

/** The MCP server of the atlas. It reads the file at every call, because `npm run atlas` may have run in between. */
export function createAtlasServer(storybook: string, readStates: () => readonly State[] | undefined = statesOfAtlas) {
  const server = new McpServer(
    { name: 'perigee-atlas', version: '1.0.0' },
    { adapter: new ValibotJsonSchemaAdapter(), capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  server.tool(
    {
      name: 'find-states',
      title: 'Find a state',
      description: FIND_STATES,
      schema: withShortIssues(findStatesInput),
      annotations,
    },
    (input) => reply((states) => foundStates(states, input, storybook)),
  )
  server.tool(
    { name: 'state', title: 'One state', description: STATE, schema: withShortIssues(stateInput), annotations },
    ({ id }) =>
      reply(
        (states) => wholeState(states, id, storybook),
        `The atlas holds no story "${id}"; find-states tells the ids.`,
      ),
  )

  /** The result as JSON; an error without an atlas or a result. */
  function reply(of: (states: readonly State[]) => object | undefined, otherwise = '') {
    const states = readStates()
    if (!states) return tool.error('There is no atlas yet: `npm run atlas` makes it.')
    const result = of(states)
    return result ? tool.text(JSON.stringify(result)) : tool.error(otherwise)
  }
  return server
}

function statesOfAtlas(): readonly State[] | undefined {
  return readAtlas()?.states
}
