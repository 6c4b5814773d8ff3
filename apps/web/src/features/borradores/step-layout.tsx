import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { maximos } from '@valija/contract/borradores.ts'
import { continua } from '@valija/contract/facturas.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { dinero } from '../../lib/formats.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { downloadWithTicket } from '../../lib/ticket.ts'
import { useWork } from '../../lib/use-work.ts'
import { Dropzone } from '../../ui/dropzone.tsx'
import { Avisos } from '../../ui/facturas/avisos.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Grow, look, Quiet, Row, Stack, Title } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Wizard } from '../../ui/wizard.tsx'
import { areAllRight } from './all-right.ts'
import { changeOf } from './borrador-calls.ts'
import { FacturasConFalla } from './facturas-con-falla.tsx'
import { LayoutFailure } from './layout-failure.tsx'
import { LeftOut } from './left-out.tsx'
import { uploadLayout } from './papeles.ts'
import { RenglonesTable } from './renglones-table.tsx'
import type { StepWithBorrador } from './step-props.ts'

const deLayout = ['layoutComoSeLeyo', 'layoutSinXml', 'layoutIncorrecto', 'layoutCorrecto', 'antSinConexion']

/** Steps 4 and 5: the template, the filled layout, and what ANT and the sums say of it. */
export function StepLayout({ id, borrador, filas, checks, wizard, goTo }: StepWithBorrador) {
  const change = changeOf(id)
  const { doing, failure, run, fail } = useWork()
  const { layout, listas, antPendientes } = borrador
  const take = ([file]: File[]) =>
    run(async () => {
      if (file) await uploadLayout(id, file)
    }, 'layout')
  const download = (which: 'plantilla' | 'excepciones') =>
    run(() => downloadWithTicket(borradoresApi[which].path({ params: { id } })), which)
  // Until there is a layout nothing has been left out by it, nor before its bookings were asked about.
  const preguntado = borrador.reservasValidadas || listas.facturas > 0
  const continuan = layout === null || !preguntado ? borrador.continuan : listas
  const sinValidar = layout !== null && !preguntado
  const renglones = layout?.renglones ?? []
  const conFalla = renglones.filter(({ motivos }) => motivos.length > 0).length
  const siguen = borrador.facturas.filter(({ situacion }) => continua(situacion))
  const aceptadas = siguen.filter((f) => f.layout?.ant === 'correcto').length
  const malas = siguen.filter((f) => f.layout?.ant === 'incorrecto').length
  const todasBien = areAllRight(siguen)
  const listo = borrador.reservasValidadas && borrador.layoutValidado
  const esperando = borrador.avisos.some(({ codigo }) => codigo === 'antSinConexion')
  return (
    <Wizard
      {...wizard}
      current="layout"
      onBack={() => goTo('dictamen')}
      next={{
        text: t.continuarCon({ n: continuan.facturas }),
        onClick: () => goTo('nombre'),
        disabled: !listo || listas.facturas === 0,
        why:
          layout === null
            ? t.faltaLayout
            : listo
              ? undefined
              : !borrador.reservasValidadas
                ? t.validarReservas
                : t.validarLayout,
      }}
      summary={
        <>
          <b>{sinValidar ? t.facturas({ n: continuan.facturas }) : t.continuan({ n: continuan.facturas })}</b>
          {t.porTotal({
            total: dinero(continuan.total, continuan.moneda),
            pero: sinValidar ? t.faltanReservas : '',
          })}
          {borrador.facturas.length > continuan.facturas
            ? `${t.quedanFuera({ n: borrador.facturas.length - continuan.facturas })}.`
            : null}
        </>
      }
    >
      <LeftOut id={id} filas={filas} error={checks.error} />
      <Stack>
        <Row>
          <Button
            variant="outlined"
            startIcon={<Icon name="bajar" />}
            loading={doing('plantilla')}
            onClick={() => void download('plantilla')}
          >
            {t.descargarLayout}
          </Button>
          <Grow />
          <Button
            variant={borrador.reservasValidadas ? 'outlined' : 'contained'}
            disabled={layout === null}
            loading={doing('reservas')}
            onClick={() =>
              void run(() => change(borradoresApi.validarReservas({ params: { id } })), 'reservas')
            }
          >
            {t.validarReservas}
          </Button>
          <Button
            variant={borrador.reservasValidadas && !borrador.layoutValidado ? 'contained' : 'outlined'}
            disabled={layout === null}
            loading={doing('validarLayout')}
            onClick={() =>
              void run(() => change(borradoresApi.validarLayout({ params: { id } })), 'validarLayout')
            }
          >
            {t.validarLayout}
          </Button>
        </Row>
        <Dropzone
          accept={{}}
          acceptText={t.tiposLayout}
          multiple={false}
          maxSize={maximos.bytesLayout}
          label={t.soltarLayout}
          compact={layout !== null}
          onFiles={(files) => void take(files)}
        >
          {layout === null ? t.reglasLayout : t.layoutActual({ nombre: layout.nombre, n: renglones.length })}
        </Dropzone>
        {layout?.hayAnterior ? (
          <Row>
            <Button
              size="small"
              loading={doing('anterior')}
              onClick={() =>
                void run(() => change(borradoresApi.volverAlLayout({ params: { id } })), 'anterior')
              }
            >
              {t.volverAlAnterior}
            </Button>
          </Row>
        ) : null}
        {doing('layout') || antPendientes > 0 ? (
          <div role="status">
            <LinearProgress aria-label={t.validarReservas} className={look({ thin: true })} />
            {antPendientes > 0 && !esperando ? <Quiet>{t.consultandoAnt({ n: antPendientes })}</Quiet> : null}
          </div>
        ) : null}
        <LayoutFailure id={id} error={failure} onTaken={() => fail(null)} />
        <Avisos avisos={borrador.avisos.filter(({ codigo }) => deLayout.includes(codigo))} />
        {borrador.reservasValidadas && aceptadas > 0 && malas === 0 ? (
          <Notice tono={todasBien ? 'ok' : 'info'}>{t.reservasBien({ n: aceptadas })}</Notice>
        ) : null}
        {malas > 0 ? <Notice tono="error" title={t.reservasMal({ n: malas })} /> : null}
        <FacturasConFalla
          facturas={siguen}
          onReason={(cfdi, motivo) =>
            change(borradoresApi.explicarReservas({ params: { id, cfdi }, body: { motivo } }))
          }
        />
        {layout === null ? null : (
          <>
            <Row>
              <Title>
                {conFalla > 0
                  ? t.renglonesConFalla({ n: conFalla })
                  : !preguntado
                    ? t.renglonesSinPreguntar
                    : todasBien
                      ? t.renglonesBien
                      : t.tablaRenglones}
              </Title>
              <Grow />
              {conFalla === 0 && !siguen.some((f) => f.layout?.situacion === 'sinFolio') ? null : (
                <Button
                  startIcon={<Icon name="bajar" />}
                  loading={doing('excepciones')}
                  onClick={() => void download('excepciones')}
                >
                  {t.excepciones}
                </Button>
              )}
            </Row>
            <RenglonesTable
              id={id}
              renglones={renglones}
              porExterno={borrador.isOmnibeesLocator}
              onError={fail}
            />
          </>
        )}
      </Stack>
    </Wizard>
  )
}
