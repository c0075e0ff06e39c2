import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { woffToSfnt } from './woff.ts'

const require = createRequire(import.meta.url)
const project = resolve(import.meta.dirname, '../..')

/**
 * The only fonts of the pinned browser, so that a page looks the same on every machine. Latin, Greek and Cyrillic come
 * from the browser package (Open Sans).
 */
const FONTS = [
  '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff',
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff',
  '@fontsource/kosugi-maru/files/kosugi-maru-japanese-400-normal.woff',
]

const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir prefix="relative">more-fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <!-- Whatever family a page asks for and does not bring along. -->
  <match target="pattern">
    <edit name="family" mode="append_last" binding="strong">
      <string>Open Sans</string>
      <string>Noto Sans Arabic</string>
      <string>Kosugi Maru</string>
    </edit>
  </match>
</fontconfig>
`

/** The package does not export its folder: `require.resolve` finds its entry. */
function packageFolder(): string {
  return resolve(require.resolve('@sparticuz/chromium'), '../..')
}

function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
}

/** Whether the browser of the npm package runs here: it is built for Linux x64 with the GNU C library. */
export function runsHere(): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime !== undefined && isInstalled('@sparticuz/chromium')
}

function isInstalled(name: string): boolean {
  try {
    return existsSync(require.resolve(name))
  } catch {
    return false
  }
}

/** The path of the pinned browser, also before `unpack`, and its environment. */
export function pinnedPaths() {
  const fonts = createHash('sha256')
    .update(FONTS.join() + FONTS_CONF)
    .digest('hex')
    .slice(0, 8)
  const folder = join(project, '.cache', 'chromium', `${versionOf(packageFolder())}-${fonts}`)
  return {
    folder,
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      XDG_CACHE_HOME: join(folder, 'cache'),
    },
  }
}

/**
 * Unpacks the pinned browser, once. Any number of processes may call this in parallel: each unpacks beside the target,
 * the first one moves its copy into place, and the others delete theirs.
 */
export async function unpack(): Promise<void> {
  const { folder } = pinnedPaths()
  if (existsSync(folder)) return
  const mine = `${folder}.${process.pid}`
  await mkdir(join(mine, 'more-fonts'), { recursive: true })
  try {
    await inflateInto(mine, ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'])
    for (const font of FONTS) {
      const name = font.replaceAll(/^.*\/|\.woff$/g, '')
      await writeFile(join(mine, 'more-fonts', `${name}.ttf`), woffToSfnt(await readFile(require.resolve(font))))
    }
    await writeFile(join(mine, 'fonts.conf'), FONTS_CONF)
    await rename(mine, folder)
  } catch (error) {
    await rm(mine, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

async function inflateInto(folder: string, archives: string[]): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium')
  // `inflate` always writes into the system's temporary folder, and reads its path before the first await.
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  const running = archives.map((archive) => inflate(join(packageFolder(), 'bin', archive)))
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  await Promise.all(running)
}
