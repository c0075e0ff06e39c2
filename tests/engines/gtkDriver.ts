import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/listening.ts'
import { GTK_PROGRAMS, pathOfGtkProgram } from './gtkPrograms.ts'
import { startSession } from './webDriver.ts'
import type { WebDriverSession } from './webDriver.ts'

/** Larger than the largest story. */
const SCREEN = { width: 1700, height: 1400 }

/** Starts WebKitGTK on a screen of its own, so that its window has the keyboard's focus. */
export async function startWebKitGtk(): Promise<WebDriverSession> {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-webkitgtk-'))
  const started: ChildProcess[] = []
  const start = (name: keyof typeof GTK_PROGRAMS, args: string[], env: NodeJS.ProcessEnv, stdio: StdioOfScreen) => {
    const child = spawn(pathOfGtkProgram(name) ?? name, args, { env, stdio })
    started.push(child)
    return child
  }
  const end = () => {
    for (const child of started.toReversed()) child.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    // Xvfb chooses a free number and writes it to the file descriptor 3.
    const size = `${SCREEN.width}x${SCREEN.height}x24`
    const args = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp']
    const screen = start('Xvfb', args, process.env, ['ignore', 'ignore', 'ignore', 'pipe'])
    const display = `:${(await firstLineOf(screen)).trim()}`
    const env = { ...process.env, ...settingsIn(folder), DISPLAY: display, TZ: 'Europe/Berlin' }
    start('matchbox-window-manager', ['-use_titlebar', 'no'], env, 'ignore')
    const port = await freePort()
    start('WebKitWebDriver', [`--port=${port}`], env, 'ignore')
    const session = await startSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: pathOfGtkProgram('MiniBrowser'), args: ['--automation'] },
    })
    return { ...session, end: () => session.end().finally(end) }
  } catch (failure) {
    end()
    throw failure
  }
}

type StdioOfScreen = 'ignore' | ['ignore', 'ignore', 'ignore', 'pipe']

/** A profile of its own; the pages must reach this machine only. */
function settingsIn(folder: string): NodeJS.ProcessEnv {
  const noOtherMachine = 'http://127.0.0.1:9'
  return {
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    http_proxy: noOtherMachine,
    https_proxy: noOtherMachine,
    no_proxy: '127.0.0.1,localhost',
  }
}

function firstLineOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with code ${code}.`)))
    child.stdio[3]?.once('data', (written: Buffer) => resolve(String(written)))
  })
}
