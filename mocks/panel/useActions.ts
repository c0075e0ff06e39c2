import { useState } from 'react'
import { Refusal } from '#mocks/situation/refusal.ts'
import type { SectionProps } from './sectionProps.ts'

/** The result of the panel's last action, and a function that runs an action. */
export function useActions() {
  const [said, setSaid] = useState({ text: '', isProblem: false })
  const act: SectionProps['act'] = (done, work) => {
    void (async () => {
      try {
        await work()
        setSaid({ text: typeof done === 'string' ? done : done(), isProblem: false })
      } catch (failure) {
        if (!(failure instanceof Refusal)) console.error(failure)
        const reason = failure instanceof Refusal ? failure.message : 'This did not work. The console says why.'
        setSaid({ text: reason, isProblem: true })
      }
    })()
  }
  return { said, act }
}
