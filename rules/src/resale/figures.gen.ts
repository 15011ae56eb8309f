// Written by tools/resale/write.ts: counted from pieces that the shop's own simulation made for each year.
import type { YearFigures } from './report.ts'
import type { ResaleYear } from './years.ts'

export const resaleFigures: Readonly<Record<ResaleYear, YearFigures>> = {
  "2023": {
    "pieces": 20000,
    "price": 2099,
    "priceNew": 7700,
    "flawed": 19.6,
    "kinds": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "Shoes",
          "value": 12.7
        },
        {
          "label": "Tops",
          "value": 11
        },
        {
          "label": "Dresses",
          "value": 9.9
        },
        {
          "label": "Coats & Jackets",
          "value": 8.1
        },
        {
          "label": "Handbags",
          "value": 8
        },
        {
          "label": "Jeans",
          "value": 5.7
        },
        {
          "label": "Pants",
          "value": 5.4
        },
        {
          "label": "Kids’ Clothes",
          "value": 5.3
        },
        {
          "label": "Sweaters",
          "value": 5.1
        },
        {
          "label": "Accessories",
          "value": 4.7
        }
      ]
    },
    "conditions": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "Very good",
          "value": 29.9
        },
        {
          "label": "Excellent",
          "value": 29.4
        },
        {
          "label": "Good",
          "value": 19.2
        },
        {
          "label": "Flawed gem",
          "value": 9.9
        },
        {
          "label": "New with tags",
          "value": 9.5
        },
        {
          "label": "Repaired",
          "value": 2
        }
      ]
    },
    "colors": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "White",
          "value": 28.4
        },
        {
          "label": "Black",
          "value": 25.9
        },
        {
          "label": "Blue",
          "value": 21.1
        },
        {
          "label": "Multi",
          "value": 10
        },
        {
          "label": "Tan",
          "value": 9.6
        },
        {
          "label": "Brown",
          "value": 9
        },
        {
          "label": "Gray",
          "value": 8
        },
        {
          "label": "Green",
          "value": 8
        }
      ]
    },
    "worthByTier": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "Luxury",
          "value": 37.1
        },
        {
          "label": "Designer",
          "value": 31.2
        },
        {
          "label": "Value",
          "value": 30
        },
        {
          "label": "Premium",
          "value": 29.9
        },
        {
          "label": "Mid",
          "value": 29
        }
      ]
    },
    "worthByKind": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "Kids’ Clothes",
          "value": 34.6
        },
        {
          "label": "Accessories",
          "value": 30.8
        },
        {
          "label": "Jewelry",
          "value": 30.7
        },
        {
          "label": "Handbags",
          "value": 30.3
        },
        {
          "label": "Tops",
          "value": 30.2
        },
        {
          "label": "Sweaters",
          "value": 29.7
        },
        {
          "label": "Skirts",
          "value": 29.4
        },
        {
          "label": "Activewear",
          "value": 29.4
        },
        {
          "label": "Sleep & Intimates",
          "value": 29.3
        },
        {
          "label": "Shoes",
          "value": 29.3
        },
        {
          "label": "Dresses",
          "value": 29.1
        },
        {
          "label": "Swimwear",
          "value": 29.1
        },
        {
          "label": "Coats & Jackets",
          "value": 28.8
        },
        {
          "label": "Pants",
          "value": 28.7
        }
      ]
    },
    "worthByCondition": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "New with tags",
          "value": 43.9
        },
        {
          "label": "Excellent",
          "value": 36.2
        },
        {
          "label": "Very good",
          "value": 31.9
        },
        {
          "label": "Good",
          "value": 26.8
        },
        {
          "label": "Repaired",
          "value": 25
        },
        {
          "label": "Flawed gem",
          "value": 16.1
        }
      ]
    },
    "daysByKind": {
      "unit": "days",
      "of": 1321,
      "bars": [
        {
          "label": "Jeans",
          "value": 13.4
        },
        {
          "label": "Kids’ Clothes",
          "value": 18.8
        },
        {
          "label": "Coats & Jackets",
          "value": 19.4
        },
        {
          "label": "Dresses",
          "value": 20
        },
        {
          "label": "Shoes",
          "value": 20.4
        },
        {
          "label": "Pants",
          "value": 21.5
        },
        {
          "label": "Sweaters",
          "value": 23.2
        },
        {
          "label": "Skirts",
          "value": 23.7
        },
        {
          "label": "Handbags",
          "value": 25.8
        },
        {
          "label": "Tops",
          "value": 26
        },
        {
          "label": "Jumpsuits & Rompers",
          "value": 27.6
        },
        {
          "label": "Activewear",
          "value": 31.2
        },
        {
          "label": "Accessories",
          "value": 33.2
        },
        {
          "label": "Jewelry",
          "value": 35.8
        }
      ]
    },
    "cloth": {
      "unit": "percent",
      "of": 1321,
      "bars": [
        {
          "label": "Cotton",
          "value": 29.3
        },
        {
          "label": "Polyester",
          "value": 23.4
        },
        {
          "label": "Elastane",
          "value": 18.2
        },
        {
          "label": "Leather",
          "value": 13.3
        },
        {
          "label": "Nylon",
          "value": 7.1
        },
        {
          "label": "Wool",
          "value": 6.4
        },
        {
          "label": "Viscose",
          "value": 4.5
        },
        {
          "label": "Suede",
          "value": 4.2
        }
      ]
    },
    "water": {
      "unit": "count",
      "of": 1321,
      "bars": [
        {
          "label": "Shoes",
          "value": 82340
        },
        {
          "label": "Handbags",
          "value": 55590
        },
        {
          "label": "Dresses",
          "value": 46800
        },
        {
          "label": "Jeans",
          "value": 42160
        },
        {
          "label": "Coats & Jackets",
          "value": 36540
        },
        {
          "label": "Tops",
          "value": 28620
        },
        {
          "label": "Pants",
          "value": 26910
        },
        {
          "label": "Sweaters",
          "value": 24140
        }
      ]
    }
  },
  "2024": {
    "pieces": 20000,
    "price": 2099,
    "priceNew": 7800,
    "flawed": 19.6,
    "kinds": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "Shoes",
          "value": 13.1
        },
        {
          "label": "Tops",
          "value": 10.6
        },
        {
          "label": "Dresses",
          "value": 9.6
        },
        {
          "label": "Handbags",
          "value": 8.1
        },
        {
          "label": "Coats & Jackets",
          "value": 7.8
        },
        {
          "label": "Pants",
          "value": 5.8
        },
        {
          "label": "Jeans",
          "value": 5.7
        },
        {
          "label": "Sweaters",
          "value": 5.4
        },
        {
          "label": "Kids’ Clothes",
          "value": 5.4
        },
        {
          "label": "Skirts",
          "value": 4.6
        }
      ]
    },
    "conditions": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "Excellent",
          "value": 29.8
        },
        {
          "label": "Very good",
          "value": 29.6
        },
        {
          "label": "Good",
          "value": 18.9
        },
        {
          "label": "Flawed gem",
          "value": 10
        },
        {
          "label": "New with tags",
          "value": 9.7
        },
        {
          "label": "Repaired",
          "value": 2
        }
      ]
    },
    "colors": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "White",
          "value": 28.8
        },
        {
          "label": "Black",
          "value": 26.2
        },
        {
          "label": "Blue",
          "value": 20.6
        },
        {
          "label": "Multi",
          "value": 10.1
        },
        {
          "label": "Tan",
          "value": 10
        },
        {
          "label": "Brown",
          "value": 9.3
        },
        {
          "label": "Gray",
          "value": 8.4
        },
        {
          "label": "Green",
          "value": 7.8
        }
      ]
    },
    "worthByTier": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "Luxury",
          "value": 37
        },
        {
          "label": "Designer",
          "value": 31.3
        },
        {
          "label": "Value",
          "value": 30
        },
        {
          "label": "Premium",
          "value": 30
        },
        {
          "label": "Mid",
          "value": 29
        }
      ]
    },
    "worthByKind": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "Kids’ Clothes",
          "value": 34.6
        },
        {
          "label": "Accessories",
          "value": 31.4
        },
        {
          "label": "Handbags",
          "value": 30.4
        },
        {
          "label": "Jewelry",
          "value": 30.4
        },
        {
          "label": "Tops",
          "value": 30.1
        },
        {
          "label": "Sleep & Intimates",
          "value": 29.6
        },
        {
          "label": "Skirts",
          "value": 29.3
        },
        {
          "label": "Coats & Jackets",
          "value": 29.3
        },
        {
          "label": "Pants",
          "value": 29.1
        },
        {
          "label": "Sweaters",
          "value": 29.1
        },
        {
          "label": "Dresses",
          "value": 29.1
        },
        {
          "label": "Shoes",
          "value": 29
        },
        {
          "label": "Activewear",
          "value": 29
        },
        {
          "label": "Jeans",
          "value": 28.6
        }
      ]
    },
    "worthByCondition": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "New with tags",
          "value": 45
        },
        {
          "label": "Excellent",
          "value": 35.6
        },
        {
          "label": "Very good",
          "value": 32.1
        },
        {
          "label": "Good",
          "value": 26.7
        },
        {
          "label": "Repaired",
          "value": 25
        },
        {
          "label": "Flawed gem",
          "value": 16.1
        }
      ]
    },
    "daysByKind": {
      "unit": "days",
      "of": 1336,
      "bars": [
        {
          "label": "Accessories",
          "value": 19
        },
        {
          "label": "Jeans",
          "value": 22.2
        },
        {
          "label": "Tops",
          "value": 22.4
        },
        {
          "label": "Shoes",
          "value": 22.7
        },
        {
          "label": "Dresses",
          "value": 23.4
        },
        {
          "label": "Sweaters",
          "value": 23.7
        },
        {
          "label": "Pants",
          "value": 25.5
        },
        {
          "label": "Coats & Jackets",
          "value": 25.8
        },
        {
          "label": "Handbags",
          "value": 26.2
        },
        {
          "label": "Skirts",
          "value": 26.7
        },
        {
          "label": "Sleep & Intimates",
          "value": 30.8
        },
        {
          "label": "Kids’ Clothes",
          "value": 30.8
        },
        {
          "label": "Activewear",
          "value": 36.8
        },
        {
          "label": "Swimwear",
          "value": 46
        }
      ]
    },
    "cloth": {
      "unit": "percent",
      "of": 1336,
      "bars": [
        {
          "label": "Cotton",
          "value": 31.4
        },
        {
          "label": "Polyester",
          "value": 24.8
        },
        {
          "label": "Elastane",
          "value": 20.2
        },
        {
          "label": "Leather",
          "value": 12.4
        },
        {
          "label": "Nylon",
          "value": 7.6
        },
        {
          "label": "Wool",
          "value": 7.4
        },
        {
          "label": "Viscose",
          "value": 4
        },
        {
          "label": "Acrylic",
          "value": 3.4
        }
      ]
    },
    "water": {
      "unit": "count",
      "of": 1336,
      "bars": [
        {
          "label": "Shoes",
          "value": 69920
        },
        {
          "label": "Handbags",
          "value": 58140
        },
        {
          "label": "Jeans",
          "value": 49600
        },
        {
          "label": "Coats & Jackets",
          "value": 44520
        },
        {
          "label": "Dresses",
          "value": 41808
        },
        {
          "label": "Sweaters",
          "value": 27880
        },
        {
          "label": "Pants",
          "value": 25350
        },
        {
          "label": "Tops",
          "value": 24840
        }
      ]
    }
  },
  "2025": {
    "pieces": 20000,
    "price": 2099,
    "priceNew": 7600,
    "flawed": 19.7,
    "kinds": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "Shoes",
          "value": 12.8
        },
        {
          "label": "Tops",
          "value": 10.8
        },
        {
          "label": "Dresses",
          "value": 9.5
        },
        {
          "label": "Coats & Jackets",
          "value": 7.8
        },
        {
          "label": "Handbags",
          "value": 7.6
        },
        {
          "label": "Jeans",
          "value": 5.8
        },
        {
          "label": "Kids’ Clothes",
          "value": 5.6
        },
        {
          "label": "Pants",
          "value": 5.5
        },
        {
          "label": "Accessories",
          "value": 5
        },
        {
          "label": "Sweaters",
          "value": 5
        }
      ]
    },
    "conditions": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "Very good",
          "value": 29.3
        },
        {
          "label": "Excellent",
          "value": 29.3
        },
        {
          "label": "Good",
          "value": 19.5
        },
        {
          "label": "New with tags",
          "value": 10
        },
        {
          "label": "Flawed gem",
          "value": 9.9
        },
        {
          "label": "Repaired",
          "value": 2.2
        }
      ]
    },
    "colors": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "White",
          "value": 28.8
        },
        {
          "label": "Black",
          "value": 26
        },
        {
          "label": "Blue",
          "value": 20.8
        },
        {
          "label": "Tan",
          "value": 10.1
        },
        {
          "label": "Multi",
          "value": 10.1
        },
        {
          "label": "Brown",
          "value": 9.1
        },
        {
          "label": "Gray",
          "value": 8.2
        },
        {
          "label": "Green",
          "value": 7.8
        }
      ]
    },
    "worthByTier": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "Luxury",
          "value": 37.1
        },
        {
          "label": "Designer",
          "value": 31.2
        },
        {
          "label": "Premium",
          "value": 29.9
        },
        {
          "label": "Value",
          "value": 29.4
        },
        {
          "label": "Mid",
          "value": 29.1
        }
      ]
    },
    "worthByKind": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "Kids’ Clothes",
          "value": 35.2
        },
        {
          "label": "Jewelry",
          "value": 30.9
        },
        {
          "label": "Accessories",
          "value": 30.4
        },
        {
          "label": "Tops",
          "value": 30.3
        },
        {
          "label": "Handbags",
          "value": 30.3
        },
        {
          "label": "Sleep & Intimates",
          "value": 30.1
        },
        {
          "label": "Shoes",
          "value": 29.6
        },
        {
          "label": "Activewear",
          "value": 29.2
        },
        {
          "label": "Skirts",
          "value": 29.2
        },
        {
          "label": "Sweaters",
          "value": 29
        },
        {
          "label": "Dresses",
          "value": 28.9
        },
        {
          "label": "Coats & Jackets",
          "value": 28.8
        },
        {
          "label": "Pants",
          "value": 28.6
        },
        {
          "label": "Jeans",
          "value": 28.3
        }
      ]
    },
    "worthByCondition": {
      "unit": "percent",
      "of": 20000,
      "bars": [
        {
          "label": "New with tags",
          "value": 43.3
        },
        {
          "label": "Excellent",
          "value": 36.2
        },
        {
          "label": "Very good",
          "value": 31.8
        },
        {
          "label": "Good",
          "value": 27
        },
        {
          "label": "Repaired",
          "value": 24.3
        },
        {
          "label": "Flawed gem",
          "value": 16.1
        }
      ]
    },
    "daysByKind": {
      "unit": "days",
      "of": 1423,
      "bars": [
        {
          "label": "Coats & Jackets",
          "value": 19.7
        },
        {
          "label": "Kids’ Clothes",
          "value": 21.1
        },
        {
          "label": "Sweaters",
          "value": 22.1
        },
        {
          "label": "Sleep & Intimates",
          "value": 23.7
        },
        {
          "label": "Activewear",
          "value": 23.9
        },
        {
          "label": "Maternity Clothes",
          "value": 24.3
        },
        {
          "label": "Dresses",
          "value": 24.4
        },
        {
          "label": "Jeans",
          "value": 24.8
        },
        {
          "label": "Tops",
          "value": 26.7
        },
        {
          "label": "Pants",
          "value": 26.8
        },
        {
          "label": "Skirts",
          "value": 26.9
        },
        {
          "label": "Shoes",
          "value": 27.6
        },
        {
          "label": "Jewelry",
          "value": 29.9
        },
        {
          "label": "Accessories",
          "value": 33.1
        }
      ]
    },
    "cloth": {
      "unit": "percent",
      "of": 1423,
      "bars": [
        {
          "label": "Cotton",
          "value": 28.5
        },
        {
          "label": "Polyester",
          "value": 24
        },
        {
          "label": "Elastane",
          "value": 20.6
        },
        {
          "label": "Leather",
          "value": 12.9
        },
        {
          "label": "Nylon",
          "value": 8.6
        },
        {
          "label": "Wool",
          "value": 7.4
        },
        {
          "label": "Viscose",
          "value": 5
        },
        {
          "label": "Acrylic",
          "value": 3.7
        }
      ]
    },
    "water": {
      "unit": "count",
      "of": 1423,
      "bars": [
        {
          "label": "Shoes",
          "value": 75900
        },
        {
          "label": "Handbags",
          "value": 53550
        },
        {
          "label": "Coats & Jackets",
          "value": 52920
        },
        {
          "label": "Jeans",
          "value": 45880
        },
        {
          "label": "Dresses",
          "value": 39936
        },
        {
          "label": "Pants",
          "value": 33540
        },
        {
          "label": "Tops",
          "value": 28800
        },
        {
          "label": "Sweaters",
          "value": 25840
        }
      ]
    }
  }
}
