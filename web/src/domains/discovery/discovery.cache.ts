// Answers of discovery stand for themselves: what a brand counts depends on the department asked for.
import type { CachePart } from '../../platform/urql.ts'

const embedded = () => null
const types = ['BrandEntry', 'BrandLetter', 'BrandDirectory', 'SupplierProfile', 'ChosenFilter', 'LandingBlock', 'LandingPage', 'SimilarItem']
const more = ['SimilarSize', 'SimilarItems', 'IdenticalItem', 'IdenticalItems', 'OutfitPiece', 'Outfit', 'OutfitAnswer']

export const discoveryCache: CachePart = { keys: Object.fromEntries([...types, ...more].map((name) => [name, embedded])) }
