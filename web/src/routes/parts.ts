// The page of the kit's parts, for those who build screens. A production build has neither route nor page.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

// Said here and not by a constant of env.ts: only so the bundler leaves the page out.
export const partsRoutes = import.meta.env.PROD
  ? []
  : [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/ui',
        component: lazyRouteComponent(() => import('../ui/PartsScreen.tsx'), 'PartsScreen'),
      }),
    ]
