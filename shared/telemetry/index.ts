export { count, measureRequest, observe, recordTime, type Reading } from './measures';
export { endFailed, inSpan, startSpan, traceHeaders, traceId, type SpanOptions } from './spans';
export { startTelemetry, type Telemetry, type TelemetrySettings } from './startTelemetry';
