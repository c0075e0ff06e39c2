import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { createMockServer, type MockServer } from '#mocks/server/mockServer.ts'
import type { MockServerOptions } from '#mocks/server/options.ts'
import { type MockControls, mockControls, tokensOf } from '#mocks/world/mockControls.ts'
import { type SteerableClock, steerableClock } from '#mocks/clock/steerableClock.ts'
import { httpResponse, PICTURES_PATH } from './httpResponse.ts'
import { pngOfPicture, readPictureFile } from './pictureFiles.ts'

export interface HttpServer {
  /** 'http://localhost:4010' */
  url: string
  /** The server behind it: data, faults, log. Only this process has access to it. */
  server: MockServer
  stop(): Promise<void>
}

interface HttpServerOptions extends Omit<MockServerOptions, 'baseUrl' | 'store'> {
  /** 0 takes any free port. */
  port: number
  host?: string
  /** Opens the control calls (controlCalls.ts), for this machine only. */
  control?: boolean | undefined
}

/** Listening on these addresses covers every network of the machine, but they are no host names for requests. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::'])

/** The mock server on a port of this machine, for builds that call a real address and for other programs. */
export async function startHttpServer({
  port,
  host = 'localhost',
  control = false,
  ...options
}: HttpServerOptions): Promise<HttpServer> {
  let server: MockServer | undefined
  let controls: MockControls | undefined
  const listener = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: (request, env) => httpResponse({ server: server!, url, controls }, request, env as HttpBindings),
  })
  listener.listen(port, host)
  await once(listener, 'listening')
  const url = `http://${EVERY_ADDRESS.has(host) ? 'localhost' : host}:${(listener.address() as AddressInfo).port}`
  const clock = steerableClock(options.clock)
  server = createMockServer({
    picturesUrl: `${url}${PICTURES_PATH}`,
    readPicture: readPictureFile,
    asPng: pngOfPicture,
    ...options,
    clock,
  })
  if (control) controls = controlsOf(server, clock, options.latencyMs)
  await server.ready
  return {
    url,
    server,
    async stop() {
      server?.dispose()
      if ('closeAllConnections' in listener) listener.closeAllConnections()
      listener.close()
      await once(listener, 'close')
    },
  }
}

/**
 * A program that controls the server over HTTP signs in with the tokens it gets; the server only stores whose they are.
 */
function controlsOf(server: MockServer, clock: SteerableClock, latencyMs = 0): MockControls {
  let token = tokensOf(server, undefined)?.access_token
  return mockControls({
    server,
    clock,
    signIn: (tokens) => void (token = tokens?.access_token),
    accessToken: () => token,
    usualLatencyMs: latencyMs,
  })
}
