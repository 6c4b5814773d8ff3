export const productosPorCanal = [
  { canal: 'WEB', productName: 'Escapada de playa', familyProductID: 1 },
  { canal: 'AGENCIA', productName: 'Paquete familiar', familyProductID: 1 },
  { canal: 'MAYORISTA', productName: 'Caribe todo incluido', familyProductID: 2 },
  { canal: 'HOTEL', productName: 'Noches de hotel', familyProductID: 3 },
  { canal: 'TELEFONO', productName: 'Circuito colonial', familyProductID: 4 },
  { canal: 'GRUPOS', productName: 'Bodas y convenciones', familyProductID: 5 },
] as const
