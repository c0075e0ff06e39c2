import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider as JotaiProvider } from 'jotai'
import type { ReactNode } from 'react'
import { ToastsGate } from '#src/components/Toasts/ToastsGate.tsx'
import { PersonBoundary } from '#src/session/PersonBoundary.tsx'
import { usePressGuard } from '#src/ui/PressGuard/usePressGuard.ts'
import type { World } from '#src/world/World.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { theme } from './theme.ts'
import './styles.ts'
import type { Store } from '#src/world/Store.ts'

interface Props {
  queryClient: QueryClient
  store: Store
  world: World
  children: ReactNode
}

/** The providers of every app, from the outermost to the innermost. */
export function Providers({ queryClient, store, world, children }: Props) {
  usePressGuard()
  return (
    <JotaiProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={theme}
          // Static style sheets contain both (build/themeVariables.ts): no style element is written to the page.
          withCssVariables={false}
          withGlobalClasses={false}
          // Both: Mantine sets its default first, and styling the whole page twice takes longer than rendering it.
          defaultColorScheme="dark"
          forceColorScheme="dark"
          getRootElement={() => world.root}
        >
          <ErrorBoundary onLeave={() => world.history.replace('/explore')}>{children}</ErrorBoundary>
          <PersonBoundary>
            <ToastsGate />
          </PersonBoundary>
        </MantineProvider>
      </QueryClientProvider>
    </JotaiProvider>
  )
}
