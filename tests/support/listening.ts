import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Lets a server listen on this machine only, on a free port if none is given. */
export async function listening(server: Server, port = 0) {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    port: taken,
    url: `http://127.0.0.1:${taken}`,
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** For a program that cannot tell which port it has taken. */
export async function freePort(): Promise<number> {
  const { port, close } = await listening(createServer())
  await close()
  return port
}
