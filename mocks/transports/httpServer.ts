import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { createPretendServer, type PretendServer } from '#mocks/server/pretendServer.ts'
import type { PretendServerOptions } from '#mocks/server/options.ts'
import { type MockControls, mockControls, tokensOf } from '#mocks/world/mockControls.ts'
import { type SteerableClock, steerableClock } from '#mocks/clock/steerableClock.ts'
import { httpResponse, PICTURES_PATH } from './httpResponse.ts'
import { readPictureFile } from './pictureFiles.ts'

export interface HttpServer {
  /** 'http://localhost:4010' */
  url: string
  /** The server behind it: data, faults, log. Nobody reaches it but this process. */
  server: PretendServer
  stop(): Promise<void>
}

interface HttpServerOptions extends Omit<PretendServerOptions, 'baseUrl' | 'store'> {
  /** 0 takes any that is free. */
  port: number
  host?: string
  /** Opens the control calls (controlCalls.ts), for this machine only. */
  control?: boolean | undefined
}

/** Listening there reaches every network of the machine, but nobody can call it by that name. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::'])

/** The pretend server on a port of this machine, for builds that talk to a real address and for other programs. */
export async function startHttpServer({
  port,
  host = 'localhost',
  control = false,
  ...options
}: HttpServerOptions): Promise<HttpServer> {
  let server: PretendServer | undefined
  let controls: MockControls | undefined
  const listener = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: (request, env) => httpResponse({ server: server!, url, controls }, request, env as HttpBindings),
  })
  listener.listen(port, host)
  await once(listener, 'listening')
  const url = `http://${EVERY_ADDRESS.has(host) ? 'localhost' : host}:${(listener.address() as AddressInfo).port}`
  const clock = steerableClock(options.clock)
  server = createPretendServer({
    picturesUrl: `${url}${PICTURES_PATH}`,
    readPicture: readPictureFile,
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

/** A program that controls the server over HTTP signs in with the tokens it is given; the server only remembers whose they are. */
function controlsOf(server: PretendServer, clock: SteerableClock, latencyMs = 0): MockControls {
  let token = tokensOf(server, undefined)?.access_token
  return mockControls({
    server,
    clock,
    signIn: (tokens) => void (token = tokens?.access_token),
    accessToken: () => token,
    usualLatencyMs: latencyMs,
  })
}
