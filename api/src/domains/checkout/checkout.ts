// Checkout: a shopper's cart becomes an order with a payment attempt (specification §3; decisions 0060 and
// 0110). Other domains import only from this file.
export { leavePayment, orderAttempt, placeOrder } from './place-order.ts'
