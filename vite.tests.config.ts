import { defineConfig, mergeConfig } from 'vite'
import { builtModules } from '#tests/build/builtModules.ts'
import appConfig from './vite.config.ts'

// The builds of the tests: the same, and a list of their modules beside their folders.
export default defineConfig((environment) => mergeConfig(appConfig(environment), { plugins: [builtModules()] }))
