import { randomUUID } from 'node:crypto';
import { context, diag, DiagLogLevel, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader, type MetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';

/** Where measurements go. Without both, nothing is measured. */
export interface TelemetrySettings {
  /** Base address of an OTLP collector (HTTP), which gets traces and metrics. */
  readonly otlpEndpoint: string | undefined;
  /** Without a collector: the port on which Prometheus reads metrics. Reachable from inside only. */
  readonly metricsPort: number | undefined;
  /** The address that the port listens on. */
  readonly metricsHost: string;
}

/** Stops measuring, and sends what was not sent yet. */
export interface Telemetry {
  stop(): Promise<void>;
}

/** The exporter's own timeout is longer than a process may take to stop. Ms. */
const FLUSH_MS = 3_000;

/**
 * Starts to measure this process. Until then, and without settings, measuring costs nothing and goes nowhere.
 * @param service the name of the process, such as `school-api`
 * @throws Error with the reason when the port for Prometheus cannot be used
 */
export async function startTelemetry(
  service: string,
  { otlpEndpoint, metricsPort, metricsHost }: TelemetrySettings,
  warn: (message: string) => void,
): Promise<Telemetry> {
  if (otlpEndpoint === undefined && metricsPort === undefined) return { stop: async () => undefined };
  const tell = (message: string) => warn(message);
  const quiet = () => undefined;
  diag.setLogger(
    { error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const resource = defaultResource().merge(
    resourceFromAttributes({ 'service.name': service, 'service.instance.id': randomUUID() }),
  );
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  // Prometheus takes no traces, but their ids connect the log lines of a request.
  const spanProcessors =
    otlpEndpoint === undefined
      ? []
      : [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${otlpEndpoint}/v1/traces` }))];
  const traces = new BasicTracerProvider({ resource, spanProcessors });
  trace.setGlobalTracerProvider(traces);
  const reader = await openReader({ otlpEndpoint, metricsPort, metricsHost });
  const meters = new MeterProvider({ resource, readers: [reader] });
  metrics.setGlobalMeterProvider(meters);
  return {
    stop: async () => {
      const flushed = Promise.allSettled([traces.shutdown(), meters.shutdown()]);
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([flushed, new Promise((done) => (timer = setTimeout(done, FLUSH_MS)))]);
      clearTimeout(timer);
      for (const api of [trace, metrics, context, propagation, diag]) api.disable();
    },
  };
}

async function openReader({
  otlpEndpoint,
  metricsPort,
  metricsHost,
}: TelemetrySettings): Promise<MetricReader> {
  if (otlpEndpoint !== undefined)
    return new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter({ url: `${otlpEndpoint}/v1/metrics` }),
      exportIntervalMillis: 15_000,
      exportTimeoutMillis: 10_000,
    });
  const reader = new PrometheusExporter({
    port: metricsPort ?? 0,
    host: metricsHost,
    preventServerStart: true,
    withoutScopeInfo: true,
  });
  await reader.startServer();
  return reader;
}
