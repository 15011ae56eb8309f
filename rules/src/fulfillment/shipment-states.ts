// A parcel's life as data (specification §3; decision 0060). The picture of it in
// docs/orders.md is generated from here.
export const shipmentTransitions = {
  /** The parcel's bundle is open, so its pieces are not packed yet. */
  held: ['waiting', 'canceled'],
  waiting: ['picking', 'canceled'],
  picking: ['packed', 'waiting', 'canceled'],
  packed: ['shipped', 'canceled'],
  shipped: ['out_for_delivery', 'delivered', 'lost'],
  out_for_delivery: ['delivered', 'lost'],
  lost: ['delivered'],
  delivered: [],
  canceled: [],
} as const satisfies Record<string, readonly string[]>

export type ShipmentStatus = keyof typeof shipmentTransitions

/** Returns whether the state machine of parcels allows a change from one status to the other in one step. */
export function canShipmentMove(from: ShipmentStatus, to: ShipmentStatus): boolean {
  return (shipmentTransitions[from] as readonly string[]).includes(to)
}

/** The words that a shopper reads for each status of a shipment. */
export const shipmentStatusLabels: Record<ShipmentStatus, string> = {
  held: 'Waiting for your bundle',
  waiting: 'Getting ready',
  picking: 'Being packed',
  packed: 'Packed',
  shipped: 'On its way',
  out_for_delivery: 'Out for delivery',
  lost: 'Lost on its way',
  delivered: 'Delivered',
  canceled: 'Canceled',
}

/** Returns a Mermaid diagram of the parcel states, for the docs. */
export function shipmentDiagram(): string {
  const arrows = Object.entries(shipmentTransitions).flatMap(([from, targets]) =>
    targets.map((to) => `  ${from} --> ${to}`),
  )
  return ['stateDiagram-v2', '  [*] --> waiting', '  [*] --> held', ...arrows].join('\n')
}
