/** The product's name, wherever it is shown (NS-23). */
export const BRAND = 'Perigee'
