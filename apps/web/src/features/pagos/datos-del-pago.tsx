import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { PagoDetalle } from '@valija/contract/pagos.ts'
import { fecha, fechaHora } from '../../lib/formats.ts'
import { Mono } from '../../ui/layout.tsx'
import { LocalizadorLink } from '../../ui/localizador-link.tsx'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import { Status } from '../../ui/status.tsx'

const f = t.campos

/** State, booking, payment, bank, user and migration of a payment, each under its title. */
export function DatosDelPago({ pago }: { pago: PagoDetalle }) {
  return (
    <>
      <Section
        title={t.secciones.estado}
        rows={[
          [t.columnas.nombreEstado, <Status key="e" estado={pago.nombreEstado} quiet />],
          [f.rechazo, pago.detalleRechazo],
        ]}
      />
      <Section
        title={t.secciones.reserva}
        rows={[
          [t.localizador, <LocalizadorLink key="l" localizador={pago.bookingCode} staff />],
          [t.rfc, <Mono key="r">{pago.rfc}</Mono>],
          [f.paquete, pago.nombrePaquete],
          [f.motor, pago.motorReservaNombre],
        ]}
      />
      <Section
        title={t.secciones.pago}
        rows={[
          [
            t.columnas.montoPago,
            <Money key="m" value={pago.montoPago} currency={pago.nombreMoneda} strong />,
          ],
          [t.montoPesos, <Money key="n" value={pago.montoPagoMonedaNacional} />],
          [t.montoDolares, <Money key="d" value={pago.montoPagoDolares} currency="USD" />],
          [
            f.montoReserva,
            <Money key="r" value={pago.montoPagadoMonedaReserva} currency={pago.monedaReserva} />,
          ],
          [t.tipoCambio, pago.tipoCambio.toFixed(4)],
          [t.fechaPago, fecha(pago.fechaPago)],
          [t.concepto, pago.concepto],
          [t.metodoPago, pago.nombreMetodoPago],
          [t.promocion, pago.nombrePromocion],
          [
            t.numeroTransaccion,
            pago.numeroTransaccion === '' ? null : <Mono key="t">{pago.numeroTransaccion}</Mono>,
          ],
          [f.tipo, pago.nombreTipoPago],
        ]}
      />
      <Section
        title={t.secciones.banco}
        rows={[
          [f.banco, pago.nombreBanco],
          [f.cuenta, <Mono key="c">{pago.numeroCuenta}</Mono>],
          [t.fechaBancos, pago.fechaBancos === null ? null : fecha(pago.fechaBancos)],
        ]}
      />
      <Section
        title={t.secciones.usuario}
        rows={[
          [f.contacto, pago.userCreate],
          [f.registro, pago.registradoPor],
          [t.columnas.fechaCreacion, fechaHora(pago.fechaCreacion)],
          [f.reviso, pago.userValidator],
        ]}
      />
      <Section title={t.secciones.migracion} rows={[[t.columnas.estatusMigracion, pago.estatusMigracion]]} />
    </>
  )
}
