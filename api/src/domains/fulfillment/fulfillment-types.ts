/**
 * The parent of StaffOrder's field resolvers: only the order's id, so that each field reads the order
 * after the mutation.
 */
export type StaffOrderParent = { orderId: string }
