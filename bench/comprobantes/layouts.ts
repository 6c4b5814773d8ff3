import { layoutsDeApps } from './layouts-apps.ts'
import { layoutsDeBanca } from './layouts-banca.ts'
import { layoutsDeMonederos } from './layouts-monederos.ts'
import { layoutsDeTickets } from './layouts-tickets.ts'
import { layoutsFrescos } from './layouts-frescos.ts'
import { sinPago } from './layouts-sin-pago.ts'
import type { Layout } from './layout.ts'

export const layouts: readonly Layout[] = [
  ...layoutsDeApps,
  ...layoutsDeBanca,
  ...layoutsDeMonederos,
  ...layoutsDeTickets,
  ...sinPago,
  ...layoutsFrescos,
]
