// The seven distribution centres (specification §3).
export type Warehouse = {
  warehouseId: number
  code: string
  city: string
  state: string
  nickname: string | null
}

export const warehouses: readonly Warehouse[] = [
  { warehouseId: 1, code: 'DC01', city: 'San Leandro', state: 'CA', nickname: 'California' },
  { warehouseId: 3, code: 'DC02', city: 'Mechanicsburg', state: 'PA', nickname: null },
  { warehouseId: 4, code: 'DC03', city: 'Vernon Hills', state: 'IL', nickname: null },
  { warehouseId: 5, code: 'DC04', city: 'Duluth', state: 'GA', nickname: null },
  { warehouseId: 12, code: 'DC05', city: 'Phoenix', state: 'AZ', nickname: null },
  { warehouseId: 16, code: 'DC06', city: 'Suwanee', state: 'GA', nickname: null },
  { warehouseId: 17, code: 'DC07', city: 'Lancaster', state: 'TX', nickname: null },
]

/**
 * Street line of every receiving dock, and the ZIP code by warehouse id. The cities are those of the
 * specification with their real ZIP codes; the street is invented.
 */
export const receivingDock = '1 Hemline Way, Receiving'
export const dockZips: Readonly<Record<number, string>> = {
  1: '94577',
  3: '17050',
  4: '60061',
  5: '30096',
  12: '85043',
  16: '30024',
  17: '75134',
}

/** Returns a warehouse's place such as "Phoenix, AZ"; '' when unknown. */
export function warehouseName(warehouseId: number): string {
  const house = warehouses.find((one) => one.warehouseId === warehouseId)
  return house ? `${house.city}, ${house.state}` : ''
}
