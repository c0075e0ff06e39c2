import type { UserFixture } from '#mocks/fixtures/fixtureSchemas.ts'
import { users } from '#mocks/fixtures/users.ts'
import { userId } from '#mocks/fixtures/ids.ts'
import { SCENARIO_NAMES, type ScenarioName } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import { NOBODY } from '#mocks/situation/situationAddress.ts'
import { Button } from './Button.tsx'
import { InputField, SelectField } from './Field.tsx'
import { distinctiveCalls, distinctiveTexts, findInStorybook, storybookAddress } from './findInStorybook.ts'
import type { SectionProps } from './sectionProps.ts'
import { latencyText, msText, scenarioText, seedText, viewerText } from './stateTexts.ts'
import { textOf } from './textOf.ts'
import styles from './controls.module.css'

const LATENCIES_MS = [0, 150, 400, 1000, 2000, 5000]
/** The option of the viewer list for a signed-in user who is not in the fixtures. */
const REGISTERED = 'registered'
/** The option of the lists for the captured session and for its user. */
const CAPTURED = 'captured'

/** The section for the scenario, the viewer and the latency. */
export function WorldSection({ handle, act }: SectionProps) {
  const { server } = handle
  const capture = handle.capture()
  const latencyMs = server.latencyMs()
  const storybook = storybookAddress(import.meta.env)
  return (
    <div className={styles.stack}>
      <ViewerField handle={handle} act={act} />
      <SelectField
        label="Scenario"
        hint={scenarioText(handle)}
        value={capture ? CAPTURED : server.scenario()}
        onChoose={(value) =>
          act(
            () => `Scenario started: ${value}.${stayingFaults(handle)}`,
            () => handle.use(value as ScenarioName),
          )
        }
      >
        {capture && <option value={CAPTURED}>(captured session)</option>}
        {SCENARIO_NAMES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        label="Latency"
        hint={latencyText(handle)}
        value={latencyMs}
        onChoose={(value) => act(`Latency: ${msText(Number(value))}.`, () => server.setLatency(Number(value)))}
      >
        {[...new Set([...LATENCIES_MS, latencyMs])]
          .sort((one, other) => one - other)
          .map((ms) => (
            <option key={ms} value={ms}>
              {ms === 0 ? 'No delay' : `${ms} ms`}
            </option>
          ))}
      </SelectField>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          const { seed: _, ...rest } = handle.situation()
          const seed = textOf(event.currentTarget, 'seed')
          act(seed === '' ? 'The usual seed applies.' : 'Seed applied.', () =>
            handle.begin({ ...rest, ...(seed !== '' && { seed }) }),
          )
        }}
      >
        <InputField
          label="Seed"
          hint={seedText(handle)}
          key={server.seed()}
          name="seed"
          maxLength={60}
          defaultValue={server.seed()}
          disabled={capture !== undefined}
        />
        <Button type="submit" disabled={capture !== undefined}>
          Apply seed
        </Button>
      </form>
      {storybook !== undefined && (
        <a
          className={styles.button}
          href={findInStorybook(storybook, shownPage(handle))}
          // The page may have opened a dialog since the panel rendered.
          onClick={({ currentTarget }) => {
            currentTarget.href = findInStorybook(storybook, shownPage(handle))
          }}
          target="storybook"
        >
          Find this screen in Storybook
        </a>
      )}
    </div>
  )
}

function shownPage({ server }: SectionProps['handle']) {
  const texts = [...distinctiveTexts(document.body), ...distinctiveCalls(server.log.calls())]
  return { url: window.location.href, title: document.title, texts }
}

function ViewerField({ handle, act }: SectionProps) {
  const { db } = handle.server
  const viewer = handle.viewer()
  const capture = handle.capture()
  const captured = capture && db.users.findFirst((q) => q.where({ id: capture.viewerId ?? '' }))
  const chosen = viewer && (viewer.id === captured?.id ? CAPTURED : (viewer.key ?? REGISTERED))
  const view = (value: string) => {
    if (value === CAPTURED) return handle.viewAsCaptured()
    return handle.view(value === NOBODY ? null : (value as UserKey))
  }
  return (
    <SelectField
      label="Viewer"
      hint={viewerText(handle)}
      value={chosen ?? NOBODY}
      onChoose={(value) =>
        act(
          () => viewerText(handle),
          () => view(value),
        )
      }
    >
      <option value={NOBODY}>Nobody (signed out)</option>
      {captured && <option value={CAPTURED}>{captured.username} (of the captured session)</option>}
      {chosen === REGISTERED && (
        <option value={REGISTERED} disabled>
          {viewer?.username} (registered here)
        </option>
      )}
      {/* A captured session contains no fixture users. */}
      {(capture ? [] : users).map((user) => (
        <option key={user.key} value={user.key}>
          {user.username}
          {remarkOn(user, db.characters.findMany((q) => q.where({ creatorId: userId(user.key) })).length)}
        </option>
      ))}
    </SelectField>
  )
}

/** Added faults stay active after a change of scenario. */
function stayingFaults({ situation }: SectionProps['handle']): string {
  const count = situation().faults?.length ?? 0
  return count === 0 ? '' : ` ${count} ${count === 1 ? 'fault stays' : 'faults stay'} active.`
}

/** The properties that distinguish this user. */
function remarkOn({ unverified, legacyName, favorites }: UserFixture, owned: number): string {
  const remarks = [
    owned > 0 && `${owned} ${owned === 1 ? 'character' : 'characters'}`,
    unverified && 'unverified',
    legacyName && 'a name from earlier rules',
    favorites.length === 0 && 'new',
  ].filter((remark) => typeof remark === 'string')
  return remarks.length > 0 ? ` (${remarks.join(', ')})` : ''
}
