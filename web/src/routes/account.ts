import { createRoute } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'
import { screenOf } from './screen-of.ts'

const parent = { getParentRoute: () => rootRoute }
const screen = screenOf(() => import('./account-screens.ts'))

export const logInRoute = createRoute({
  ...parent,
  path: '/log-in',
  component: screen('LogInScreen'),
})
export const signUpRoute = createRoute({
  ...parent,
  path: '/sign-up',
  component: screen('SignUpScreen'),
})
export const passwordRoute = createRoute({
  ...parent,
  path: '/password',
  component: screen('PasswordScreen'),
})
export const passwordChangeRoute = createRoute({
  ...parent,
  path: '/password/change',
  component: screen('PasswordChangeScreen'),
})
export const myRoute = createRoute({
  ...parent,
  path: '/my',
  component: screen('MyScreen'),
})
export const ordersRoute = createRoute({
  ...parent,
  path: '/my/orders',
  component: screen('OrdersScreen'),
})
export const orderRoute = createRoute({
  ...parent,
  path: '/my/orders/$id',
  component: screen('OrderScreen'),
})
export const bundleRoute = createRoute({
  ...parent,
  path: '/my/bundles/$id',
  component: screen('BundleScreen'),
})
export const confirmationRoute = createRoute({
  ...parent,
  path: '/confirmation/$orderId',
  component: screen('ConfirmationScreen'),
})
export const settingsRoute = createRoute({
  ...parent,
  path: '/my/settings',
  component: screen('SettingsScreen'),
})
