import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { type Borrador, maximos } from '@valija/contract/borradores.ts'
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
import { changeOf } from './borrador-calls.ts'
import { FacturasConFalla } from './facturas-con-falla.tsx'
import { changingLayout } from './layout-ajeno.ts'
import { LayoutFailure } from './layout-failure.tsx'
import { type LayoutState, layoutStateOf } from './layout-state.ts'
import { LeftOut } from './left-out.tsx'
import { uploadLayout } from './papeles.ts'
import { RenglonesTable } from './renglones-table.tsx'
import type { StepWithBorrador } from './step-props.ts'

const deLayout = ['layoutComoSeLeyo', 'layoutSinXml', 'layoutIncorrecto', 'layoutCorrecto', 'antSinConexion']

/** Steps 4 and 5: the template, the filled layout, and what ANT and the sums say of it. */
export function StepLayout({ id, borrador, filas, checks, wizard, goTo }: StepWithBorrador) {
  const work = useWork()
  const { layout, antPendientes } = borrador
  const anterior = layout?.anterior ?? null
  const state = layoutStateOf(borrador)
  const { continuan, aceptadas, malas } = state
  const take = ([file]: File[]) =>
    work.run(async () => {
      if (file) await uploadLayout(id, file)
    }, 'layout')
  const sinValidar = layout !== null && !state.preguntado
  const fuera = borrador.facturas.length - continuan.facturas
  const esperando = borrador.avisos.some(({ codigo }) => codigo === 'antSinConexion')
  return (
    <Wizard
      {...wizard}
      current="layout"
      onBack={() => goTo('dictamen')}
      next={{
        text: t.continuarCon({ n: continuan.facturas }),
        onClick: () => goTo('nombre'),
        why: state.falta,
      }}
      summary={
        <>
          <b>{sinValidar ? t.facturas({ n: continuan.facturas }) : t.continuan({ n: continuan.facturas })}</b>
          {t.porTotal({
            total: dinero(continuan.total, continuan.moneda),
            pero: sinValidar ? t.faltanReservas : '',
          })}
          {fuera > 0 ? `${t.quedanFuera({ n: fuera })}.` : null}
        </>
      }
    >
      <LeftOut id={id} filas={filas} error={checks.error} />
      <Stack>
        <Acciones id={id} borrador={borrador} work={work} />
        <Dropzone
          accept={{}}
          acceptText={t.tiposLayout}
          multiple={false}
          maxSize={maximos.bytesLayout}
          label={t.soltarLayout}
          compact={layout !== null}
          onFiles={(files) => void take(files)}
        >
          {layout === null
            ? t.reglasLayout
            : t.layoutActual({ nombre: layout.nombre, n: state.renglones.length })}
        </Dropzone>
        {anterior ? (
          <Row>
            <Button
              size="small"
              loading={work.doing('anterior')}
              onClick={() =>
                void work.run(
                  () =>
                    changingLayout(id, () =>
                      changeOf(id)(
                        borradoresApi.volverAlLayout({ params: { id }, body: { clave: anterior } }),
                      ),
                    ),
                  'anterior',
                )
              }
            >
              {t.volverAlAnterior}
            </Button>
          </Row>
        ) : null}
        {work.doing('layout') || antPendientes > 0 ? (
          <div role="status">
            <LinearProgress aria-label={t.validarReservas} className={look({ thin: true })} />
            {antPendientes > 0 && !esperando ? <Quiet>{t.consultandoAnt({ n: antPendientes })}</Quiet> : null}
          </div>
        ) : null}
        <LayoutFailure id={id} error={work.failure} onTaken={() => work.fail(null)} />
        <Avisos avisos={borrador.avisos.filter(({ codigo }) => deLayout.includes(codigo))} />
        {borrador.reservasValidadas && aceptadas > 0 && malas === 0 ? (
          <Notice tono={state.todasBien ? 'ok' : 'info'}>{t.reservasBien({ n: aceptadas })}</Notice>
        ) : null}
        {malas > 0 ? <Notice tono="error" title={t.reservasMal({ n: malas })} /> : null}
        <FacturasConFalla
          facturas={state.siguen}
          onReason={(cfdi, motivo) =>
            changeOf(id)(borradoresApi.explicarReservas({ params: { id, cfdi }, body: { motivo } }))
          }
        />
        {layout === null ? null : (
          <Renglones id={id} state={state} porExterno={borrador.isOmnibeesLocator} work={work} />
        )}
      </Stack>
    </Wizard>
  )
}

type Work = ReturnType<typeof useWork>
const download = (id: string, which: 'plantilla' | 'excepciones', { run }: Work) =>
  run(() => downloadWithTicket(borradoresApi[which].path({ params: { id } })), which)

/** The template, and the two checks of what was filled in. */
function Acciones({ id, borrador, work }: { id: string; borrador: Borrador; work: Work }) {
  const { reservasValidadas, layoutValidado, layout } = borrador
  const check = (which: 'validarReservas' | 'validarLayout', first: boolean) => (
    <Button
      variant={first ? 'contained' : 'outlined'}
      disabled={layout === null}
      loading={work.doing(which)}
      onClick={() => void work.run(() => changeOf(id)(borradoresApi[which]({ params: { id } })), which)}
    >
      {t[which]}
    </Button>
  )
  return (
    <Row>
      <Button
        variant="outlined"
        startIcon={<Icon name="bajar" />}
        loading={work.doing('plantilla')}
        onClick={() => void download(id, 'plantilla', work)}
      >
        {t.descargarLayout}
      </Button>
      <Grow />
      {check('validarReservas', !reservasValidadas)}
      {check('validarLayout', reservasValidadas && !layoutValidado)}
    </Row>
  )
}

type RenglonesProps = { id: string; state: LayoutState; porExterno: boolean; work: Work }

/** What the layout says, row by row, and the download of those that went wrong. */
function Renglones({ id, state, porExterno, work }: RenglonesProps) {
  const { conFalla, preguntado, todasBien } = state
  return (
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
        {state.hayExcepciones ? (
          <Button
            startIcon={<Icon name="bajar" />}
            loading={work.doing('excepciones')}
            onClick={() => void download(id, 'excepciones', work)}
          >
            {t.excepciones}
          </Button>
        ) : null}
      </Row>
      <RenglonesTable id={id} renglones={state.renglones} porExterno={porExterno} onError={work.fail} />
    </>
  )
}
