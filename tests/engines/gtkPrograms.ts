import { globSync } from 'node:fs'
import { isExecutable, onPath } from '#tests/support/installedPrograms.ts'

/** What WebKitGTK needs to run stories without a screen, with the Debian package of each. */
export const GTK_PROGRAMS = {
  WebKitWebDriver: { debianPackage: 'webkit2gtk-driver' },
  MiniBrowser: { debianPackage: 'webkit2gtk-driver' },
  Xvfb: { debianPackage: 'xvfb' },
  // Without a window manager no window has the keyboard's focus, so that `:focus` matches nothing.
  'matchbox-window-manager': { debianPackage: 'matchbox-window-manager' },
} as const
type GtkProgram = keyof typeof GTK_PROGRAMS

/** Debian installs the browser of the driver outside PATH. */
const MINI_BROWSERS = '/usr/{lib,libexec}/{*/,}webkit2gtk-4*/MiniBrowser'

export function pathOfGtkProgram(name: GtkProgram): string | undefined {
  const elsewhere = name === 'MiniBrowser' ? globSync(MINI_BROWSERS).sort() : []
  return [...onPath([name]), ...elsewhere].find(isExecutable)
}

export function missingGtkPrograms(): GtkProgram[] {
  return (Object.keys(GTK_PROGRAMS) as GtkProgram[]).filter((name) => pathOfGtkProgram(name) === undefined)
}
