/** Families of packages and what each channel sells: shared with the product's demonstration seed. */
export const familias = [
  { id: 1, name: 'Paquetes nacionales' },
  { id: 2, name: 'Paquetes internacionales' },
  { id: 3, name: 'Solo hotel' },
  { id: 4, name: 'Circuitos' },
  { id: 5, name: 'Grupos y eventos' },
] as const

export const productosPorCanal = [
  { canal: 'WEB', productName: 'Escapada de playa', familyProductID: 1 },
  { canal: 'AGENCIA', productName: 'Paquete familiar', familyProductID: 1 },
  { canal: 'MAYORISTA', productName: 'Caribe todo incluido', familyProductID: 2 },
  { canal: 'HOTEL', productName: 'Noches de hotel', familyProductID: 3 },
  { canal: 'TELEFONO', productName: 'Circuito colonial', familyProductID: 4 },
  { canal: 'GRUPOS', productName: 'Bodas y convenciones', familyProductID: 5 },
] as const
