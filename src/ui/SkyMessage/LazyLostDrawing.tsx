import { lazyPart } from '#src/ui/LazyPart/lazyPart.tsx'

const LostDrawing = lazyPart(() => import('./LostDrawing.tsx').then((module) => module.LostDrawing))

/** Every page contains the message about a missing page and rarely shows it: its drawing is lazy-loaded. */
export function LazyLostDrawing({ className }: { className?: string | undefined }) {
  return (
    <LostDrawing
      className={className}
      fallback={<svg className={className} viewBox="0 0 260 160" aria-hidden="true" />}
    />
  )
}
