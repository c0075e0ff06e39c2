import type { UserFixture } from '#mocks/fixtures/types.ts'
import { users } from '#mocks/fixtures/users.ts'
import { userId } from '#mocks/ids.ts'
import { SCENARIO_NAMES, type ScenarioName, scenarioOf } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/scenarios/scenario.ts'
import { NOBODY } from '#mocks/situation/situationAddress.ts'
import { Field } from './Field.tsx'
import type { SectionProps } from './MockPanel.tsx'
import { textOf } from './textOf.ts'
import styles from './panel.module.css'

const LATENCIES_MS = [0, 150, 400, 1000, 2000, 5000]

/** Who looks at what. */
export function WorldSection({ handle, act }: SectionProps) {
  const { server } = handle
  const scenario = server.scenario()
  const { viewer } = handle.situation()
  const latencyMs = server.latencyMs()
  return (
    <div className={styles.stack}>
      <Field label="Viewer">
        {(control) => (
          <select
            {...control}
            value={viewer ?? NOBODY}
            onChange={({ target: { value } }) =>
              act(value === NOBODY ? 'Nobody is signed in.' : `${value} is signed in.`, () =>
                handle.view(value === NOBODY ? null : (value as UserKey)),
              )
            }
          >
            <option value={NOBODY}>Nobody (signed out)</option>
            {users.map((user) => (
              <option key={user.key} value={user.key}>
                {user.username}
                {remarkOn(user, server.db.characters.findMany((q) => q.where({ creatorId: userId(user.key) })).length)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Scenario" hint={scenarioOf(scenario).summary}>
        {(control) => (
          <select
            {...control}
            value={scenario}
            onChange={({ target: { value } }) =>
              act(`The scenario ${value} has begun.`, () => handle.use(value as ScenarioName))
            }
          >
            {SCENARIO_NAMES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Latency" hint="What a model writes or draws takes several times as long.">
        {(control) => (
          <select
            {...control}
            value={latencyMs}
            onChange={({ target: { value } }) =>
              act(`Answers take ${value} ms.`, () => server.setLatency(Number(value)))
            }
          >
            {[...new Set([...LATENCIES_MS, latencyMs])]
              .sort((one, other) => one - other)
              .map((ms) => (
                <option key={ms} value={ms}>
                  {ms === 0 ? 'At once' : `${ms} ms`}
                </option>
              ))}
          </select>
        )}
      </Field>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          const seed = textOf(event.currentTarget, 'seed') || undefined
          act('The world has begun with this seed.', () => handle.begin({ ...handle.situation(), seed }))
        }}
      >
        <Field label="Seed" hint="Another word, other random picks.">
          {(control) => <input {...control} name="seed" maxLength={60} defaultValue={server.seed()} />}
        </Field>
        <button type="submit" className={styles.button}>
          Begin with it
        </button>
      </form>
    </div>
  )
}

/** Why one would choose this person. */
function remarkOn({ unverified, legacyName, favorites }: UserFixture, owned: number): string {
  const remarks = [
    owned > 0 && `owner of ${owned}`,
    unverified && 'unverified',
    legacyName && 'a name from earlier rules',
    favorites.length === 0 && 'new',
  ].filter((remark) => typeof remark === 'string')
  return remarks.length > 0 ? ` (${remarks.join(', ')})` : ''
}
