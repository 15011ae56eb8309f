import type { CarriersPort } from '../../ports/carriers.ts'
import type { OrderDoors } from '../orders/orders.ts'

/** What parcels need of the world outside of a request: the worker has them too. */
export type FulfillmentDoors = OrderDoors & { carriers: CarriersPort }
