import { judgeComision } from '../comisiones/judge-factura-comision.ts'
import type { CabeceraCfdi } from '../facturas/factura.ts'
import type { HallazgoDeRegla } from '../facturas/hallazgo.ts'
import { type CfdiLeido, type Dictamen, type Hechos, judgeTogether } from '../facturas/judge-borrador.ts'
import { beforeCutoff } from '../facturas/reglas/before-cutoff.ts'
import { formaPagoIs } from '../facturas/reglas/forma-pago-is.ts'
import { metodoPagoIsPueOrPpd } from '../facturas/reglas/metodo-pago-is-pue-or-ppd.ts'
import { monedaIsPesos } from '../facturas/reglas/moneda-is-admitted.ts'
import { pueIsOfCurrentMonth } from '../facturas/reglas/pue-is-of-current-month.ts'
import { receptorIsTheCompany } from '../facturas/reglas/receptor-is-the-company.ts'
import { receptorRegimenIs601 } from '../facturas/reglas/receptor-regimen-is-601.ts'
import type { Contexto, ReglaFactura } from '../facturas/reglas/regla.ts'
import { timbradoYearIsCurrent } from '../facturas/reglas/timbrado-year-is-current.ts'
import { tipoDeComprobanteIsAdmitted } from '../facturas/reglas/tipo-de-comprobante-is-admitted.ts'

/** Commissions §5, guest upload: 03 with PUE and 99 with PPD, nothing else. */
const formaPagoFitsMetodo = formaPagoIs({
  codigo: 'invitadoFormaPago',
  admitidas: ({ formasPagoPue }) => ({ PUE: formasPagoPue, PPD: ['99'] }),
})

/** A PUE is taken on the day of the limit and refused after it (decision 93). */
const pueBeforeGuestLimit = beforeCutoff({
  metodoPago: 'PUE',
  dia: 'corteInvitadoPue',
  codigo: 'invitadoCortePue',
})

const propias: ReglaFactura[] = [
  tipoDeComprobanteIsAdmitted,
  monedaIsPesos,
  receptorIsTheCompany,
  receptorRegimenIs601,
  timbradoYearIsCurrent,
  metodoPagoIsPueOrPpd,
  formaPagoFitsMetodo,
  pueIsOfCurrentMonth,
  pueBeforeGuestLimit,
]

/** One invoice of a guest by itself. What is registered of its issuer is no part of it: nothing of an RFC is told. */
export const judgeFacturaInvitado = (cfdi: CabeceraCfdi, contexto: Contexto): HallazgoDeRegla[] => [
  ...propias.flatMap((regla) => regla(cfdi, contexto)),
  ...judgeComision(cfdi, contexto, null),
]

/** The invoices of a guest, alone and among the others. */
export const judgeInvitado = (
  cfdis: readonly CfdiLeido[],
  hechos: Contexto & Pick<Hechos, 'registrados' | 'relacionadasVivas'>,
): Dictamen[] => judgeTogether(cfdis, hechos, (cfdi) => judgeFacturaInvitado(cfdi, hechos))
