import type { Plugin } from 'vite'

export function pageFrame(): Plugin {
  return { name: 'perigee-page-frame' }
}
