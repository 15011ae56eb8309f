/** The parent of StaffOrder's fields: they read the order as it is by then. */
export type StaffOrderParent = { orderId: string }
