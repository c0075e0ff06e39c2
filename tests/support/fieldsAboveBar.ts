import { expect, waitFor } from 'storybook/test'

const LOWEST_PX = 360
const STEP_PX = 20

/**
 * Focuses each field of a dialog at many heights of it, from its top, and expects the whole field above the bar at the
 * lower edge (WCAG 2.4.11).
 */
export async function expectFieldsAboveBar(box: HTMLElement, fields: HTMLElement[], bar: HTMLElement): Promise<void> {
  const contentHeight = box.scrollHeight
  for (let height = LOWEST_PX; height <= contentHeight; height += STEP_PX) {
    for (const property of ['height', 'max-height']) box.style.setProperty(property, `${height}px`, 'important')
    for (const field of fields) {
      field.blur()
      box.scrollTop = 0
      field.focus()
      await waitFor(() =>
        expect(field.getBoundingClientRect().bottom, `in ${height} px`).toBeLessThanOrEqual(
          bar.getBoundingClientRect().top,
        ),
      )
    }
  }
}
