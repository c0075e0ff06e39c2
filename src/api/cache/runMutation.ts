import type { MutationOptions, QueryClient } from '@tanstack/react-query'

/** Runs a mutation without a component: it continues when the page is left. Rejects with the mutation's error. */
export function runMutation<Data, Variables, Context>(
  client: QueryClient,
  mutation: MutationOptions<Data, Error, Variables, Context>,
  variables: Variables,
): Promise<Data> {
  return client.getMutationCache().build(client, mutation).execute(variables)
}
