import { SelectShippingOptionDocument } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { showToast } from '../../ui/toasts.store.ts'
import type { DeliveryOption } from './delivery-cost.ts'

type Choosing = { choose: (option: DeliveryOption) => Promise<void>; busy: boolean }

/**
 * Hook: returns `choose`, which selects a sender's delivery option on the server and so updates the whole
 * cart and its sums; failures show in a toast. `busy` while it runs.
 */
export function useDeliveryChoice(): Choosing {
  const [{ fetching }, run] = useMutation(SelectShippingOptionDocument)
  const choose: Choosing['choose'] = async ({ groupKey, id }) => {
    const { data, error } = await run({ input: { groupKey, optionId: id } })
    if (!data) {
      showToast({ text: friendlyError(error, 'generic') })
      return
    }
    switch (data.selectShippingOption.__typename) {
      case 'SelectShippingOptionPayload':
        return
      case 'ShippingOptionUnavailable':
        showToast({ text: data.selectShippingOption.message })
        return
    }
  }
  return { choose, busy: fetching }
}
