import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'

/** `ReportDialog`, lazy-loaded when it is first opened. */
export const LazyReportDialog = lazyDialog(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog))
