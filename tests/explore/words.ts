import { mira } from '#mocks/fixtures/users.ts'
import type { Control } from './pageState.ts'

/** Texts that pages often show wrongly. */
export const ODD_TEXTS = [
  'says hello to the sea',
  '**bold** _and_ `code`\u0020[link](https://example.com)',
  'قمر فوق البحر',
  '🌙✨ 👩‍👩‍👧',
  '<b>hello</b> &amp; <script>x</script>',
  'averyverylongwordwithoutanybreak'.repeat(4),
  '/fail',
]

/** A text that the rules of every form accept in this field; `mark` is unique, so that it can be found again. */
export function validTextFor({ name, type }: Pick<Control, 'name' | 'type'>, mark: string): string {
  if (type === 'password') return /new/i.test(name) ? 'Perigee-7-moons' : mira.password
  if (/^login/i.test(name)) return 'mira'
  if (type === 'email' || /e-?mail/i.test(name)) return `${mark}@example.com`
  if (/beta/i.test(name)) return 'PERIGEE-BETA'
  if (/DELETE/.test(name)) return 'DELETE'
  return mark
}
