import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

const parent = { getParentRoute: () => rootRoute }

export const logInRoute = createRoute({
  ...parent,
  path: '/log-in',
  component: lazyRouteComponent(() => import('../domains/identity/LogInScreen.tsx'), 'LogInScreen'),
})
export const signUpRoute = createRoute({
  ...parent,
  path: '/sign-up',
  component: lazyRouteComponent(() => import('../domains/identity/SignUpScreen.tsx'), 'SignUpScreen'),
})
export const passwordRoute = createRoute({
  ...parent,
  path: '/password',
  component: lazyRouteComponent(() => import('../domains/identity/PasswordScreen.tsx'), 'PasswordScreen'),
})
export const passwordChangeRoute = createRoute({
  ...parent,
  path: '/password/change',
  component: lazyRouteComponent(() => import('../domains/identity/PasswordChangeScreen.tsx'), 'PasswordChangeScreen'),
})
export const myRoute = createRoute({
  ...parent,
  path: '/my',
  component: lazyRouteComponent(() => import('../domains/orders/MyScreen.tsx'), 'MyScreen'),
})
export const ordersRoute = createRoute({
  ...parent,
  path: '/my/orders',
  component: lazyRouteComponent(() => import('../domains/orders/OrdersScreen.tsx'), 'OrdersScreen'),
})
export const orderRoute = createRoute({
  ...parent,
  path: '/my/orders/$id',
  component: lazyRouteComponent(() => import('../domains/orders/OrderScreen.tsx'), 'OrderScreen'),
})
export const bundleRoute = createRoute({
  ...parent,
  path: '/my/bundles/$id',
  component: lazyRouteComponent(() => import('../domains/orders/BundleScreen.tsx'), 'BundleScreen'),
})
export const confirmationRoute = createRoute({
  ...parent,
  path: '/confirmation/$orderId',
  component: lazyRouteComponent(() => import('../domains/orders/ConfirmationScreen.tsx'), 'ConfirmationScreen'),
})
export const settingsRoute = createRoute({
  ...parent,
  path: '/my/settings',
  component: lazyRouteComponent(() => import('../domains/identity/SettingsScreen.tsx'), 'SettingsScreen'),
})
