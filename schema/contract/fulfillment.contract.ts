import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

const unknown = '01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'

/**
 * Registers the contract's tests of parcels as shoppers see them, and operations that only employees may
 * call.
 */
export function fulfillmentContract(make: MakeClient): void {
  describe('parcels', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })

    it('tells a visitor of no delivery', async () => {
      expect(await ask(shopper, 'getLastDeliveryShipment')).toBeNull()
    })

    it.each(['order', 'bundle', 'return', 'nonsense'])('knows no parcel of an unknown %s', async (type) => {
      expect(await ask(shopper, 'getShipmentTracking', { type, id: unknown, accessKey: 'no-key' })).toBeNull()
    })

    const work = [
      ['getPickList', {}],
      ['getStaffParcel', { search: unknown }],
      ['getStaffOrders', { search: '' }],
      ['getStaffOrder', { id: unknown }],
      ['startPicking', { shipmentId: unknown }],
      ['packParcel', { input: { shipmentId: unknown, itemNumbers: [1] } }],
      ['handOverParcel', { shipmentId: unknown }],
      ['reportMissing', { input: { shipmentId: unknown, itemNumber: 1, reason: 'Not there' } }],
      ['staffRefundOrder', { input: { orderId: unknown, amount: 1, reason: 'Not there' } }],
      ['staffCancelOrder', { input: { orderId: unknown, reason: 'Not there' } }],
      ['staffResendMail', { input: { orderId: unknown, reason: 'Not there' } }],
    ] as const
    it('keeps visitors and shoppers away from the work of others', async () => {
      const codeOf = async ([operation, variables]: (typeof work)[number]) => {
        const { errors } = await shopper.run(operation, variables)
        return errors?.[0]?.extensions?.code
      }
      for (const one of work) expect([one[0], await codeOf(one)]).toEqual([one[0], 'UNAUTHENTICATED'])
      await ask(shopper, 'logIn', { input: shopper.marked.person })
      for (const one of work) expect([one[0], await codeOf(one)]).toEqual([one[0], 'FORBIDDEN'])
    })
  })
}
