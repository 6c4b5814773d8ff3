import { rfcDe } from './rfc.ts'

/** Constants shared by the sandbox's world and the product's demonstration seed. No effects, no state. */
export const seedDemo = 'valija'
/** The month a world hangs on unless it is told another: that of the tests. */
export const mesDePrueba = '2026-10'

/** The company that receives every invoice. */
export const empresaDemo = {
  rfc: rfcDe('GVV', '090317', 'K5'),
  nombre: 'GRUPO VALIJA VIAJES',
  razonSocial: 'Grupo Valija Viajes, S.A. de C.V.',
  regimenFiscal: '601',
  codigoPostal: '03020',
} as const

/** ANT ids of the demonstration hotels; `proveedor@` acts for two of them, `proveedor2@` for another. */
export const proveedoresDemo = {
  'proveedor@valija.demo': ['101', '102'],
  'proveedor2@valija.demo': ['103'],
} as const

/** The hotel whose bookings carry only external locators at the channel manager. */
export const proveedorOmnibeesDemo = '104'

/**
 * ANT ids of agents who work without an account: `menu` is registered without the portal, `portal` has an invitation to
 * it, `sinRegistro` has bookings and is in no directory.
 */
export const invitadosDemo = { menu: '502', portal: '503', sinRegistro: '701' } as const

/** ANT id of the commission agent `comisionista@valija.demo` acts for. */
export const comisionistaDemo = '501'
