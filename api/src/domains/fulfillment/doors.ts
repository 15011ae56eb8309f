import type { CarriersPort } from '../../ports/carriers.ts'
import type { OrderDoors } from '../orders/orders.ts'

/**
 * The services that work on parcels needs (those of orders, and the carriers); a request and the worker
 * both have them.
 */
export type FulfillmentDoors = OrderDoors & { carriers: CarriersPort }
