import { createFileRoute } from '@tanstack/react-router'
import { lazyPage } from '#src/code/lazyPage.ts'
import { homeRowQuery } from '#src/features/explore/homeRows.ts'
import { LISTING_ORDERS } from '#src/product/orders.ts'

const ExplorePage = lazyPage(async () => (await import('#src/features/explore/ExplorePage.tsx')).ExplorePage)

export const Route = createFileRoute('/_shell/explore')({
  loader: ({ context: { queryClient } }) => {
    // Starts the requests without awaiting them: the rows show their own skeletons and failures.
    for (const sort of LISTING_ORDERS) queryClient.query(homeRowQuery(sort)).catch(() => undefined)
  },
  component: ExplorePage,
})
