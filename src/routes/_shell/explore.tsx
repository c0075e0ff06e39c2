import { createFileRoute } from '@tanstack/react-router'
import { listingQuery } from '#src/api/characters.ts'
import { ExplorePage } from '#src/features/explore/ExplorePage.tsx'
import { FIRST_PAGE, HOME_ROW_CARDS } from '#src/product/limits.ts'
import { LISTING_ORDERS } from '#src/product/orders.ts'

export const Route = createFileRoute('/_shell/explore')({
  loader: ({ context: { queryClient } }) => {
    // Set going, not waited for: the rows show their own skeletons and failures.
    for (const sort of LISTING_ORDERS) {
      queryClient.query(listingQuery({ page: FIRST_PAGE, limit: HOME_ROW_CARDS, sort })).catch(() => undefined)
    }
  },
  component: ExplorePage,
})
