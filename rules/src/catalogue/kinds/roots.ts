// The roots of the category tree.
import type { Department } from '../../vocabulary/departments.ts'

export type Root = {
  id: number
  slug: string
  name: string
  departments: readonly Department[]
  /** The size category of its pieces; null where its kinds have several. */
  sizeCategory: string | null
}

const wear: readonly Department[] = ['women']
const kids: readonly Department[] = ['girls', 'boys']

export const roots: readonly Root[] = [
  { id: 100, slug: 'dresses', name: 'Dresses', departments: wear, sizeCategory: 'top' },
  { id: 120, slug: 'tops', name: 'Tops', departments: wear, sizeCategory: 'top' },
  { id: 140, slug: 'sweaters', name: 'Sweaters', departments: wear, sizeCategory: 'top' },
  { id: 160, slug: 'coats-jackets', name: 'Coats & Jackets', departments: wear, sizeCategory: 'top' },
  { id: 580, slug: 'suits-sets', name: 'Suits & Sets', departments: wear, sizeCategory: 'top' },
  { id: 180, slug: 'jeans', name: 'Jeans', departments: wear, sizeCategory: 'bottom' },
  { id: 200, slug: 'pants', name: 'Pants', departments: wear, sizeCategory: 'bottom' },
  { id: 220, slug: 'skirts', name: 'Skirts', departments: wear, sizeCategory: 'bottom' },
  { id: 240, slug: 'shorts', name: 'Shorts', departments: wear, sizeCategory: 'bottom' },
  { id: 260, slug: 'jumpsuits-rompers', name: 'Jumpsuits & Rompers', departments: wear, sizeCategory: 'top' },
  { id: 500, slug: 'activewear', name: 'Activewear', departments: wear, sizeCategory: 'top' },
  { id: 520, slug: 'swimwear', name: 'Swimwear', departments: wear, sizeCategory: 'top' },
  { id: 540, slug: 'sleep-intimates', name: 'Sleep & Intimates', departments: wear, sizeCategory: 'top' },
  {
    id: 280,
    slug: 'maternity-clothes',
    name: 'Maternity Clothes',
    departments: ['maternity'],
    sizeCategory: 'top',
  },
  { id: 300, slug: 'shoes', name: 'Shoes', departments: ['women', 'shoes'], sizeCategory: 'shoe' },
  { id: 320, slug: 'handbags', name: 'Handbags', departments: ['women', 'handbags'], sizeCategory: 'one' },
  { id: 400, slug: 'jewelry', name: 'Jewelry', departments: ['women', 'jewelry'], sizeCategory: 'one' },
  {
    id: 420,
    slug: 'accessories',
    name: 'Accessories',
    departments: ['women', 'accessories'],
    sizeCategory: 'one',
  },
  { id: 440, slug: 'kids-clothes', name: 'Kids’ Clothes', departments: kids, sizeCategory: 'kids' },
  { id: 460, slug: 'kids-shoes', name: 'Kids’ Shoes', departments: kids, sizeCategory: 'kids' },
]
