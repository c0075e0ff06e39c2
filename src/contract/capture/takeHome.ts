import { saveAs, textElement, toolButton } from '../departures/elements.ts'
import { captureOf } from './capture.ts'
import { captureCounts, captureFile } from './captureFile.ts'
import { examplesIn } from './examples.ts'
import type { ExchangeLog } from './exchangeLog.ts'
import { pagePlace } from './pagePlace.ts'

const NOBODY =
  'The profile was not loaded while recording, so the file knows nobody who is signed in. With "recordDepartures": true in config.json, recording begins with the page.'
const CUT = 'The session is long: its beginning is not in the file.'

/** Shows the content of a session's file, and saves it on request. Nothing leaves the machine. */
export function takeHome(exchanges: ExchangeLog, baseUrl: string): void {
  const dialog = document.createElement('dialog')
  dialog.id = 'take-home'
  const title = textElement('h2', 'Take this home')
  title.id = 'take-home-title'
  dialog.setAttribute('aria-labelledby', title.id)
  const words = document.createElement('input')
  words.type = 'checkbox'
  const label = document.createElement('label')
  label.append(words, textElement('span', 'Keep the words (names, messages, what people wrote)'))
  const content = document.createElement('div')
  content.ariaLive = 'polite'
  const salt = crypto.randomUUID()
  let file = ''

  async function draw(): Promise<void> {
    const withWords = words.checked
    // The last selection is saved: with words only if the box is checked.
    save.disabled = true
    const place = pagePlace(window.location, {
      base: import.meta.env.BASE_URL,
      history: import.meta.env.VITE_HISTORY,
    })
    const options = { baseUrl: new URL(baseUrl, window.location.href).href, place, salt }
    const capture = await captureOf(exchanges.list(), { ...options, withWords })
    if (withWords !== words.checked) return
    file = captureFile(capture)
    const isKnown = capture.reads.some(({ operation }) => operation === 'readMe')
    const lines = [...captureCounts(capture), ...(isKnown ? [] : [NOBODY]), ...(exchanges.isCut() ? [CUT] : [])]
    const list = document.createElement('ul')
    list.append(...lines.map((line) => textElement('li', line)))
    const examples = document.createElement('ul')
    examples.append(...examplesIn(capture).map((text) => textElement('li', text)))
    save.disabled = false
    content.replaceChildren(list, textElement('p', 'Examples of its texts:'), examples)
  }

  const save = toolButton('Save the file', () => {
    saveAs('perigee-capture.json', file)
    dialog.close()
  })
  words.addEventListener('change', () => void draw())
  const buttons = document.createElement('p')
  buttons.append(
    save,
    toolButton('Cancel', () => dialog.close()),
  )
  dialog.addEventListener('close', () => dialog.remove())
  const promise =
    'The file is saved on this machine and sent nowhere. It contains no token, password or e-mail address.'
  dialog.append(title, textElement('p', promise), content, label, buttons)
  document.body.append(dialog)
  dialog.showModal()
  void draw()
}
