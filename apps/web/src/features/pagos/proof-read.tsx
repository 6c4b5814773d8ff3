import type { AnalisisComprobante } from '@valija/contract/comprobantes-leidos.ts'
import { lecturaPantalla as l } from '@valija/contract/messages/lectura-pantalla.ts'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { readLectura } from '@valija/domain/pagos/lectura-comprobante.ts'
import { monedas } from '@valija/domain/pagos/montos.ts'
import { dinero, fecha } from '../../lib/formats.ts'
import { useSesion } from '../../lib/sesion.ts'
import { Mono, Quiet } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'

/** What the machine read of a proof whose booking is not chosen yet, and why it may be no payment. */
export function ProofRead({ lectura }: { lectura: AnalisisComprobante }) {
  const { diaDeNegocio } = useSesion()
  const { monto, fechaPago, numeroTransaccion, concepto } = readLectura(lectura.campos, diaDeNegocio)
  const destino = lectura.destino
  const enviado = [
    destino?.beneficiario,
    destino?.banco,
    destino?.cuenta && l.terminada(destino.cuenta.digitos),
  ]
  const rows = [
    [
      t.columnas.montoPago,
      monto && dinero(monto.valor, monto.moneda === monedas.dolares ? 'USD' : 'MXN'),
      monto,
    ],
    [t.fechaPago, fechaPago && fecha(fechaPago.valor), fechaPago],
    [t.numeroTransaccion, numeroTransaccion && <Mono>{numeroTransaccion.valor}</Mono>, numeroTransaccion],
    [t.concepto, concepto?.valor, concepto],
    [l.enviadoA, enviado.filter(Boolean).join(', '), null],
  ] as const
  const leidas = rows.filter(([, valor]) => valor)
  return (
    <>
      {lectura.isValid ? null : (
        <Notice tono="atencion" title={pagos.comprobanteInvalido}>
          {lectura.errorMessage}
        </Notice>
      )}
      {leidas.length === 0 ? null : (
        <Section
          title={l.leidoTitulo}
          rows={leidas.map(([nombre, valor, dato]) => [
            nombre,
            <span key={nombre}>
              {valor} {dato && dato.certeza !== 'segura' ? <Quiet>{l.porVer}</Quiet> : null}
            </span>,
          ])}
        />
      )}
    </>
  )
}
