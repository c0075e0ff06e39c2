/** The product's name, wherever it is shown. */
export const BRAND = 'Perigee'
