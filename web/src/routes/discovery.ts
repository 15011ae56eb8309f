// Ways in to the shop: brands, partners, landing pages, and screens about one piece.
import { rentalPartnerSlug, supplierPartnerSlugs } from '@hemline/rules/vocabulary/partners.ts'
import { routeOf } from './screen-of.ts'
import { known } from './shop.ts'

const route = routeOf(() => import('./discovery-screens.ts'), { beforeLoad: known })

export const discoveryRoutes = [
  // One route for all of the directory, so that typing into its search never takes the field away.
  route('/brands/$', 'BrandsScreen'),
  route('/supplier/$id', 'SupplierScreen'),
  // Each by its own name: a path of any text would make every link one to a known screen.
  ...([...supplierPartnerSlugs, rentalPartnerSlug] as const).map((slug) =>
    route(`/${slug}` as const, 'SupplierScreen'),
  ),
  route('/lp/$slug', 'LandingScreen'),
  route('/similar/$itemNumber', 'SimilarScreen'),
  route('/menu', 'MenuScreen'),
  route('/identical', 'IdenticalScreen'),
  route('/featured/$itemNumber', 'FeaturedScreen'),
  route('/outfits/$itemNumber', 'OutfitsScreen'),
] as const
