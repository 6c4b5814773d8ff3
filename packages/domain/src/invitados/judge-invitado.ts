import type { CabeceraCfdi, HallazgoFactura } from '@valija/contract/facturas.ts'
import { claveConNombre } from '@valija/contract/messages/claves-sat.ts'
import { judgeRegimen } from '../comisiones/judge-factura-comision.ts'
import { hallazgo } from '../facturas/hallazgo.ts'
import { type CfdiLeido, type Dictamen, situacionDe } from '../facturas/judge-borrador.ts'
import { efosDoesNotBlock } from '../facturas/reglas/efos-does-not-block.ts'
import { emisorIsTheFirst } from '../facturas/reglas/emisor-is-the-first.ts'
import { metodoPagoIsPueOrPpd } from '../facturas/reglas/metodo-pago-is-pue-or-ppd.ts'
import { monedaIsAdmitted } from '../facturas/reglas/moneda-is-admitted.ts'
import { pueIsOfCurrentMonth } from '../facturas/reglas/pue-is-of-current-month.ts'
import { receptorIsTheCompany } from '../facturas/reglas/receptor-is-the-company.ts'
import { receptorRegimenIs601 } from '../facturas/reglas/receptor-regimen-is-601.ts'
import type { Contexto, ReglaFactura } from '../facturas/reglas/regla.ts'
import { satStateIsVigente } from '../facturas/reglas/sat-state-is-vigente.ts'
import { timbradoYearIsCurrent } from '../facturas/reglas/timbrado-year-is-current.ts'
import { tipoDeComprobanteIsAdmitted } from '../facturas/reglas/tipo-de-comprobante-is-admitted.ts'
import { diaDelMes } from '../tiempo/dia.ts'

/** Commissions §5, guest upload: 03 with PUE and 99 with PPD, nothing else. */
const formaPagoFitsMetodo: ReglaFactura = ({ metodoPago, formaPago }, { politica }) => {
  const admitidas = metodoPago === 'PUE' ? politica.formasPagoPue : metodoPago === 'PPD' ? ['99'] : null
  return admitidas === null || admitidas.includes(formaPago)
    ? []
    : [
        hallazgo('invitadoFormaPago', {
          encontrado: claveConNombre('formaPago', formaPago),
          esperado: admitidas.map((clave) => claveConNombre('formaPago', clave)).join(', '),
        }),
      ]
}

/** A PUE is taken on the day of the limit and refused after it (decision 60). */
const pueBeforeGuestLimit: ReglaFactura = ({ metodoPago }, { hoy, politica }) =>
  metodoPago !== 'PUE' || diaDelMes(hoy) <= politica.corteInvitadoPue
    ? []
    : [
        hallazgo('invitadoCortePue', {
          encontrado: `Hoy es día ${diaDelMes(hoy)}`,
          esperado: `Hasta el día ${politica.corteInvitadoPue}`,
        }),
      ]

const propias: ReglaFactura[] = [
  tipoDeComprobanteIsAdmitted,
  monedaIsAdmitted,
  receptorIsTheCompany,
  receptorRegimenIs601,
  timbradoYearIsCurrent,
  metodoPagoIsPueOrPpd,
  formaPagoFitsMetodo,
  pueIsOfCurrentMonth,
  pueBeforeGuestLimit,
]

/** One invoice of a guest by itself. What is registered of its issuer is no part of it: nothing of an RFC is told. */
export const judgeFacturaInvitado = (cfdi: CabeceraCfdi, contexto: Contexto): HallazgoFactura[] => [
  ...propias.flatMap((regla) => regla(cfdi, contexto)),
  ...judgeRegimen(cfdi, contexto, null),
]

/** The invoices of a guest, alone and among the others; of several issuers the first one's stay. */
export function judgeInvitado(
  cfdis: readonly CfdiLeido[],
  hechos: Contexto & { registrados: ReadonlySet<string> },
): Dictamen[] {
  const primero = cfdis.find(({ cabecera }) => cabecera !== null)?.cabecera?.emisor ?? ''
  const vistos = new Set<string>()
  return cfdis.map(({ cabecera, motor, sat }) => {
    if (cabecera === null) {
      const ilegible = hallazgo('xmlIlegible', { origen: 'cfdi' })
      return {
        hallazgos: [...motor.filter((h) => h.severidad === 'error'), ilegible],
        situacion: 'rechazada',
      }
    }
    const repetida = vistos.has(cabecera.uuid)
    vistos.add(cabecera.uuid)
    const uuid = { origen: 'registro' as const, encontrado: cabecera.uuid }
    const hallazgos = [
      ...motor,
      ...judgeFacturaInvitado(cabecera, hechos),
      ...emisorIsTheFirst(cabecera, primero),
      ...(repetida ? [hallazgo('uuidRepetidoEnLote', uuid)] : []),
      ...(hechos.registrados.has(cabecera.uuid) ? [hallazgo('uuidRegistrado', uuid)] : []),
      ...satStateIsVigente(sat),
      ...efosDoesNotBlock(sat, hechos.politica),
    ]
    return { hallazgos, situacion: situacionDe(hallazgos, sat) }
  })
}
