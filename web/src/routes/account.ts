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
export const settingsRoute = createRoute({
  ...parent,
  path: '/my/settings',
  component: lazyRouteComponent(() => import('../domains/identity/SettingsScreen.tsx'), 'SettingsScreen'),
})
