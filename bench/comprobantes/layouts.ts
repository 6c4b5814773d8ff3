import type { Layout } from './layout.ts'
import { layoutsAjenas } from './layouts-ajenas.ts'
import { ajenasOtras } from './layouts-ajenas-otras.ts'
import { ajenasSinPago } from './layouts-ajenas-sin-pago.ts'
import { layoutsDeApps } from './layouts-apps.ts'
import { layoutsDeBanca } from './layouts-banca.ts'
import { layoutsCiegas } from './layouts-ciegas.ts'
import { ciegasOtras } from './layouts-ciegas-otras.ts'
import { ciegasSinPago } from './layouts-ciegas-sin-pago.ts'
import { layoutsFrescos } from './layouts-frescos.ts'
import { layoutsDeMonederos } from './layouts-monederos.ts'
import { layoutsOtras } from './layouts-otras.ts'
import { otrasSinPago } from './layouts-otras-sin-pago.ts'
import { layoutsDePortales, portalesSinPago } from './layouts-portales.ts'
import { sinPago } from './layouts-sin-pago.ts'
import { layoutsDeTickets } from './layouts-tickets.ts'

export const layouts: readonly Layout[] = [
  ...layoutsDeApps,
  ...layoutsDeBanca,
  ...layoutsDeMonederos,
  ...layoutsDeTickets,
  ...sinPago,
  ...layoutsFrescos,
  ...layoutsOtras,
  ...otrasSinPago,
  ...layoutsAjenas,
  ...ajenasOtras,
  ...ajenasSinPago,
  ...layoutsCiegas,
  ...ciegasOtras,
  ...ciegasSinPago,
  ...layoutsDePortales,
  ...portalesSinPago,
]
